/** Common German, French and Italian words in passwords, lower case, with and without accents; the library's list covers English. */
export const commonWords: ReadonlySet<string> = new Set(
  `passwort kennwort geheim geheimnis hallo hallihallo schatz schatzi liebe liebling ichliebedich sommer winter frühling
  fruehling herbst urlaub ferien ferienhaus fussball fußball bayern münchen muenchen berlin hamburg dortmund borussia schalke
  werder stuttgart deutschland österreich oesterreich schweiz willkommen sonnenschein schmetterling mausi engel prinzessin
  sicherheit arschloch scheisse scheiße familie freunde freundschaft hundehund katze kätzchen pferd pferde blume stern sonne
  zugang anmelden computer internet montag dienstag mittwoch donnerstag freitag samstag sonntag januar jänner februar märz
  maerz april juni juli august september oktober november dezember schokolade kartoffel spatzi hasi mausebär kuschelbär
  gartenhaus sternchen zuhause großmutter grossmutter oma1 mama papa mutter vater tochter meerblick ostsee nordsee
  motdepasse mdp azerty bonjour bonsoir soleil doudou loulou chouchou jetaime jetaimetoi amour monamour vacances france
  marseille paris lyon bordeaux bienvenue princesse chocolat coucou papillon maison famille printemps été ete automne hiver
  janvier février fevrier mars avril mai juin juillet août aout septembre octobre novembre décembre decembre lundi mardi
  mercredi jeudi vendredi samedi dimanche nicolas camille julien thomas chaton minou toutou bisous secret ordinateur
  maman poupette coeur
  ciao amore amoremio tiamo tiamoamore juventus juve inter milan napoli roma torino italia vacanze vacanza estate inverno
  primavera autunno francesco andrea giuseppe alessandro alessandra valentina benvenuto benvenuti segreto principessa
  cucciolo stella stellina gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  lunedi martedi mercoledi giovedi venerdi sabato domenica famiglia bambina bambino gattino farfalla cioccolato forzainter
  forzamilan forzajuve parola parolachiave mamma
  welcome letmein holiday holidays summer vacation password secret login admin administrator master test testtest guest
  default changeme qwerty qwertz`.split(/\s+/),
);
