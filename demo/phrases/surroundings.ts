import type { Pool } from './indoors.ts';
import type { Phrase } from './phrases.ts';

/** Contain {other}, the name of a nearby town, and {otherKm}, its distance. */
export const towns: Pool = {
  heads: [
    ['Nach {other} sind es {otherKm}', '{other} lies {otherKm} from here', 'À {otherKm} se trouve {other}', 'A {otherKm} c’è {other}'],
    ['{otherKm} entfernt liegt {other}', '{other} is {otherKm} away', '{other} est à {otherKm}', '{other} dista {otherKm}'],
    ['Für einen Ausflug bietet sich {other} an, {otherKm} von hier', '{other}, {otherKm} from here, makes a good outing', 'Pour une sortie, pensez à {other}, à {otherKm} d’ici', 'Per una gita c’è {other}, a {otherKm} da qui'],
    ['Zum Einkaufen fährt man {otherKm} nach {other}', 'For shopping, people go to {other}, {otherKm} away', 'Pour les courses, {other} est à {otherKm}', 'Per la spesa si va {toOther}, a {otherKm}'],
    ['Unser Tipp für den ersten Tag ist {other}, {otherKm} entfernt', 'Our tip for the first day is {other}, {otherKm} away', 'Notre conseil pour le premier jour : {other}, à {otherKm}', 'Il nostro consiglio per il primo giorno è {other}, a {otherKm}'],
  ],
  tails: [
    [', und an Markttagen lohnt sich der Weg besonders.', ', and it is at its best on market days.', ', et les jours de marché, la visite vaut encore plus la peine.', ', e nei giorni di mercato ne vale ancora di più la pena.'],
    ['; wir nehmen dafür immer die kleine Straße.', '; we always take the back road.', ' ; nous prenons toujours la petite route.', '; noi prendiamo sempre la strada secondaria.'],
    [', dort gibt es Geschäfte, Cafés und eine gute Bäckerei.', ', with shops, cafés and a good bakery.', ', avec des commerces, des cafés et une bonne boulangerie.', ', con negozi, caffè e un buon panificio.'],
    ['; für den Rückweg lohnt sich ein Umweg.', '; it is worth a stop on the way back.', ' ; au retour, un détour vaut la peine.', '; al ritorno vale la pena fare un giro più lungo.'],
  ],
};

export const cities: Pool = {
  heads: [
    ['Zur nächsten Haltestelle sind es wenige Minuten', 'The nearest stop is a few minutes away', 'L’arrêt le plus proche est à quelques minutes', 'La fermata più vicina è a pochi minuti'],
    ['Der Bäcker ist gleich an der Ecke', 'The baker is just on the corner', 'La boulangerie est au coin de la rue', 'Il panificio è proprio all’angolo'],
    ['Im Viertel gibt es alles, was man für den Tag braucht', 'The neighbourhood has everything you need for the day', 'Le quartier a tout ce qu’il faut pour la journée', 'Nel quartiere c’è tutto quello che serve per la giornata'],
  ],
  tails: [
    [', und das Auto brauchen Sie hier nicht.', ', and you will not need a car here.', ', et la voiture est inutile ici.', ', e qui l’auto non serve.'],
    [', abends findet man überall noch einen Tisch.', ', and in the evening there is always a table to be had.', ', et le soir on trouve une table partout.', ', e la sera si trova un tavolo ovunque.'],
    [', und die Museen sind nicht weit.', ', and the museums are not far.', ', et les musées ne sont pas loin.', ', e i musei non sono lontani.'],
    ['; für Spaziergänge empfehlen wir den frühen Morgen.', '; for walks we recommend the early morning.', ' ; pour flâner, nous conseillons le petit matin.', '; per le passeggiate consigliamo il primo mattino.'],
  ],
};

/** Contain the distance as {km}. */
export const distances: Record<'sea' | 'lake' | 'lift' | 'track', Pool> = {
  sea: {
    heads: [
      ['Bis zum Meer sind es {km}', 'The sea is {km} away', 'La mer est à {km}', 'Il mare dista {km}'],
      ['Nach {km} stehen Sie am Wasser', 'It is {km} to the water', 'Au bout de {km}, vous êtes au bord de l’eau', 'La riva del mare è a {km}'],
      ['Zum Baden haben Sie es {km} weit', 'You can swim in the sea {km} from here', 'Pour se baigner, la mer est à {km}', 'Per un bagno in mare bastano {km}'],
      ['Bis an die Küste sind es {km}', 'It is {km} to the coast', 'La côte est à {km}', 'La costa è a {km}'],
      ['Die Füße ins Wasser halten können Sie nach {km}', 'You can dip your feet in the sea {km} from here', 'À {km}, vous avez les pieds dans l’eau', 'A {km} si hanno già i piedi nell’acqua'],
    ],
    tails: [
      ['.', '.', '.', '.'],
      ['; Handtücher für den Strand liegen im Schrank.', '; beach towels are in the cupboard.', ' ; les serviettes de plage sont dans le placard.', '; i teli da mare sono nell’armadio.'],
    ],
  },
  lake: {
    heads: [
      ['Der See liegt {km} entfernt', 'The lake is {km} away', 'Le lac est à {km}', 'Il lago dista {km}'],
      ['Zum See sind es {km}', 'It is {km} to the lake', 'Il y a {km} jusqu’au lac', 'Il lago è a {km}'],
      ['Nach {km} erreichen Sie den See', 'You reach the lake after {km}', 'On rejoint le lac au bout de {km}', 'Si arriva al lago dopo {km}'],
      ['Zum Schwimmen im See haben Sie es {km} weit', 'You can swim in the lake {km} from here', 'Pour nager dans le lac, comptez {km}', 'Per una nuotata nel lago bastano {km}'],
      ['Das Seeufer beginnt nach {km}', 'The lake shore begins after {km}', 'La rive du lac commence à {km}', 'La riva del lago comincia a {km}'],
    ],
    tails: [
      ['.', '.', '.', '.'],
      ['; eine flache Badestelle ist ausgeschildert.', '; a shallow bathing spot is signposted.', ' ; des panneaux indiquent un endroit où l’eau est peu profonde.', '; i cartelli indicano un punto con l’acqua bassa.'],
    ],
  },
  lift: {
    heads: [
      ['Zum nächsten Skilift sind es {km}', 'The nearest ski lift is {km} away', 'La remontée mécanique la plus proche est à {km}', 'L’impianto di risalita più vicino dista {km}'],
      ['Im Winter stehen Sie nach {km} am Skilift', 'It is {km} to the ski lift', 'L’hiver, les remontées mécaniques sont à {km}', 'In inverno gli impianti di risalita sono a {km}'],
      ['Der Skilift ist {km} entfernt', 'The ski lift is {km} away', 'Les remontées mécaniques se trouvent à {km}', 'Gli impianti di risalita distano {km}'],
      ['Skifahrer haben es {km} bis zum Lift', 'Skiers reach the lift after {km}', 'Les skieurs trouvent les remontées à {km}', 'Per chi scia gli impianti sono a {km}'],
      ['Die Pisten beginnen {km} von hier am Lift', 'The pistes begin at the lift, {km} from here', 'Les pistes commencent aux remontées, à {km}', 'Le piste cominciano dagli impianti, a {km}'],
    ],
    tails: [
      ['.', '.', '.', '.'],
      ['; der Fahrplan des Skibusses liegt im Haus.', '; the ski bus timetable is in the house.', ' ; nous avons les horaires du skibus.', '; gli orari dello skibus li abbiamo noi.'],
    ],
  },
  track: {
    heads: [
      ['Die Loipe beginnt nach {km}', 'The cross-country track starts after {km}', 'La piste de fond commence à {km}', 'La pista di fondo inizia a {km}'],
      ['Langläufer haben es {km} bis zur Loipe', 'Cross-country skiers reach the track after {km}', 'Les fondeurs trouvent la piste à {km}', 'Per chi fa fondo la pista è a {km}'],
      ['Bis zur Loipe sind es {km}', 'It is {km} to the cross-country track', 'Il y a {km} jusqu’à la piste de fond', 'La pista di fondo è a {km}'],
      ['Langlaufen können Sie schon nach {km}', 'Cross-country skiing begins {km} from the door', 'Le ski de fond se pratique à {km}', 'Lo sci di fondo comincia a {km}'],
      ['Die nächste Loipe liegt {km} entfernt', 'The nearest cross-country track is {km} away', 'La piste de fond la plus proche est à {km}', 'La pista di fondo più vicina dista {km}'],
    ],
    tails: [
      ['.', '.', '.', '.'],
      ['; gespurt wird am frühen Morgen.', '; the tracks are groomed early in the morning.', ' ; le traçage se fait tôt le matin.', '; viene battuta al mattino presto.'],
    ],
  },
};

export const dogs: readonly Phrase[] = [
  ['Auch Hunde dürfen mitkommen, bis zu {dogCount}.', 'You may bring dogs too, up to {dogCount}.', 'Les chiens sont les bienvenus, jusqu’à {dogCount}.', 'Anche i cani sono benvenuti, fino a {dogCount}.'],
  ['Bis zu {dogs} sind willkommen, ein Napf steht bereit.', 'Up to {dogs} are welcome; there is a bowl for them.', 'Jusqu’à {dogs} sont acceptés, une gamelle les attend.', 'Fino a {dogs} sono ammessi; la ciotola c’è già.'],
  ['Auch für {dogs} ist Platz.', 'There is room for {dogs} as well.', 'Il y a aussi de la place pour {dogs}.', 'C’è posto anche per {dogs}.'],
];
export const oneDog: readonly Phrase[] = [
  ['Ein Hund darf mit.', 'You may bring one dog.', 'Un chien est le bienvenu.', 'Un cane è benvenuto.'],
  ['Ihren Hund bringen Sie gern mit.', 'Do bring your dog.', 'Votre chien peut vous accompagner.', 'Anche il cane può venire.'],
  ['Auch ein Hund ist willkommen, Wege zum Laufen gibt es genug.', 'A dog is welcome, and there are plenty of paths to run along.', 'Un chien est accepté, et les chemins ne manquent pas.', 'Un cane è il benvenuto, e i sentieri non mancano.'],
];
export const noDogs: readonly Phrase[] = [
  ['Haustiere können wir leider nicht aufnehmen.', 'Unfortunately we cannot take pets.', 'Nous ne pouvons malheureusement pas accueillir d’animaux.', 'Purtroppo non possiamo accogliere animali.'],
  ['Hunde und Katzen müssen leider zu Hause bleiben.', 'Dogs and cats have to stay at home, we’re afraid.', 'Chiens et chats doivent hélas rester à la maison.', 'Cani e gatti purtroppo devono restare a casa.'],
];

/** Practical features; `needs` is a flag or an equipment code. */
export const practical: readonly (readonly [needs: string, phrase: Phrase])[] = [
  ['internet', ['WLAN haben Sie in allen Räumen.', 'There is Wi-Fi in every room.', 'Le wifi couvre toutes les pièces.', 'Il Wi-Fi arriva in tutte le stanze.']],
  ['parking', ['Für das Auto gibt es einen eigenen Stellplatz.', 'There is a parking space for your car.', 'Une place de stationnement vous est réservée.', 'C’è un posto auto riservato.']],
  ['airconditioning', ['In heißen Nächten sorgt die Klimaanlage für guten Schlaf.', 'On hot nights the air conditioning helps you sleep.', 'La climatisation assure de bonnes nuits, même par forte chaleur.', 'Nelle notti calde il climatizzatore fa dormire bene.']],
  ['bicycles', ['Fahrräder leihen wir Ihnen ohne Aufpreis.', 'We lend you bicycles at no extra charge.', 'Nous vous prêtons des vélos sans supplément.', 'Le biciclette sono a disposizione senza supplemento.']],
  ['fishing', ['Angeln können Sie gleich in der Nähe; Erlaubnisscheine gibt es im Ort.', 'You can fish nearby; permits are sold locally.', 'On pêche tout près ; les permis se vendent sur place.', 'Si pesca nelle vicinanze; i permessi si comprano in paese.']],
  ['boatrentalservice', ['Boote vermietet ein Nachbar unten am Wasser.', 'A neighbour hires out boats down by the water.', 'Un voisin loue des bateaux au bord de l’eau.', 'Un vicino noleggia barche in riva all’acqua.']],
  ['babyCot', ['Ein Babybett stellen wir auf Wunsch auf.', 'We set up a cot on request.', 'Un lit bébé est installé sur demande.', 'Su richiesta prepariamo un lettino.']],
  ['washingmachine', ['Eine Waschmaschine ist da, das spart einen halben Koffer.', 'There is a washing machine, so half a suitcase will do.', 'Il y a un lave-linge : une demi-valise en moins.', 'C’è la lavatrice: mezza valigia in meno.']],
  ['rowingBoat', ['Ein Ruderboot liegt für Sie am Ufer.', 'A rowing boat is moored for you.', 'Une barque vous attend sur la rive.', 'Una barca a remi è pronta a riva.']],
  ['skiRoom', ['Für Ski und Stiefel gibt es einen trockenen Raum.', 'There is a dry room for skis and boots.', 'Un local sec est prévu pour les skis et les chaussures.', 'Per sci e scarponi c’è un locale asciutto.']],
];

export const closings: readonly Phrase[] = [
  ['Tipps für Ausflüge und gutes Essen geben wir gern.', 'We are happy to suggest outings and places to eat.', 'Nous vous conseillons volontiers sorties et bonnes tables.', 'Consigliamo volentieri gite e buoni ristoranti.'],
  ['Wir freuen uns auf Sie.', 'We look forward to your visit.', 'Au plaisir de vous accueillir.', 'Sarà un piacere accogliervi.'],
  ['Bei Fragen sind wir vor und während der Reise erreichbar.', 'If you have questions, you can reach us before and during your stay.', 'Pour toute question, nous sommes joignables avant et pendant le séjour.', 'Per qualsiasi domanda siamo raggiungibili prima e durante il soggiorno.'],
  ['Wenn Sie etwas brauchen, genügt ein Anruf.', 'If you need anything, just give us a call.', 'S’il vous manque quelque chose, un appel suffit.', 'Se manca qualcosa, basta una telefonata.'],
  ['Kommen Sie gut an.', 'Have a safe journey.', 'Faites bonne route.', 'Buon viaggio.'],
];
