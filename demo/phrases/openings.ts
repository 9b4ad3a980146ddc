import type { Setting } from '../../domain/home-look.ts';
import type { Phrase } from './phrases.ts';

export const places: Record<Setting, readonly Phrase[]> = {
  town: [
    ['In einer Straße mit alten Stadthäusern {town}', 'In a street of old town houses {town}', 'Dans une rue de vieilles maisons de ville, {town}', 'In una via di vecchi palazzi {town}'],
    ['In einem Viertel mit Läden und Cafés {town}', 'In a neighbourhood of shops and cafés {town}', 'Dans un quartier de commerces et de cafés, {town}', 'In un quartiere di negozi e caffè {town}'],
  ],
  village: [
    ['In einer ruhigen Wohnstraße {town}', 'In a quiet residential street {town}', 'Dans une rue tranquille, {town}', 'In una via residenziale tranquilla {town}'],
    ['Zwischen Nachbarhäusern und kleinen Gärten {town}', 'Among neighbouring houses and small gardens {town}', 'Entre maisons voisines et petits jardins, {town}', 'Tra case e piccoli giardini {town}'],
  ],
  park: [
    ['In einem kleinen Ferienpark {town}', 'In a small holiday park {town}', 'Dans un coin de verdure tranquille, {town}', 'In un angolo verde e tranquillo {town}'],
    ['An einem autofreien Weg im Ferienpark {town}', 'On a car-free path in the holiday park {town}', 'Au bord d’une allée sans voitures, {town}', 'Lungo un vialetto senza auto {town}'],
  ],
  water: [
    ['Auf dem Wasser {town}', 'On the water {town}', 'Sur l’eau, {town}', 'Sull’acqua {town}'],
    ['An einem festen Liegeplatz {town}', 'At a fixed mooring {town}', 'À un amarrage fixe, {town}', 'A un ormeggio fisso {town}'],
  ],
  beach: [
    ['Gleich hinter dem Strand {town}', 'Right behind the beach {town}', 'Juste derrière la plage, {town}', 'Subito dietro la spiaggia {town}'],
    ['Wo der Sand beginnt {town}', 'Where the sand begins {town}', 'Là où commence le sable, {town}', 'Dove comincia la sabbia {town}'],
  ],
  shore: [
    ['Ganz nah am Meer {town}', 'Very close to the sea {town}', 'Tout près de la mer, {town}', 'Vicinissimo al mare {town}'],
    ['Über dem Ufer {town}', 'Above the shore {town}', 'Au-dessus du rivage, {town}', 'Poco sopra la riva {town}'],
  ],
  outlook: [
    ['Mit freiem Blick zum Meer {town}', 'With an open view of the sea {town}', 'Avec une vue dégagée sur la mer, {town}', 'Con vista aperta sul mare {town}'],
    ['Etwas zurück von der Küste {town}', 'Set back a little from the coast {town}', 'Un peu en retrait de la côte, {town}', 'A breve distanza dalla costa {town}'],
  ],
  dike: [
    ['Im weiten Marschland {town}', 'In the wide marshland {town}', 'Dans la vaste plaine des polders, {town}', 'Nell’ampia pianura dei polder {town}'],
    ['Zwischen Deich und Weiden {town}', 'Between dyke and pastures {town}', 'Entre digue et pâturages, {town}', 'Tra la diga e i pascoli {town}'],
  ],
  dunes: [
    ['Im Windschatten der Dünen {town}', 'In the shelter of the dunes {town}', 'À l’abri des dunes, {town}', 'Al riparo delle dune {town}'],
    ['Zwischen Dünen und Strandhafer {town}', 'Among dunes and marram grass {town}', 'Entre dunes et oyats, {town}', 'Tra le dune e i ciuffi d’erba {town}'],
  ],
  heath: [
    ['Mitten in der Heide {town}', 'In the middle of the heath {town}', 'Au milieu de la lande, {town}', 'In mezzo alla brughiera {town}'],
    ['Zwischen Heidekraut und Kiefern {town}', 'Among heather and pines {town}', 'Entre bruyères et pins, {town}', 'Tra erica e pini {town}'],
  ],
  pinewood: [
    ['Unter hohen Kiefern {town}', 'Under tall pines {town}', 'Sous de grands pins, {town}', 'Sotto alti pini {town}'],
    ['Im Küstenwald {town}', 'In the coastal woods {town}', 'Dans la forêt côtière, {town}', 'Nel bosco costiero {town}'],
  ],
  cliffs: [
    ['Oben an der Steilküste {town}', 'Up on the cliffs {town}', 'Au-dessus des falaises, {town}', 'In alto sulla costa rocciosa {town}'],
    ['Am Küstenweg {town}', 'By the coast path {town}', 'Au bord du sentier côtier, {town}', 'Lungo il sentiero costiero {town}'],
  ],
  lakeside: [
    ['Am Seeufer {town}', 'On the lake shore {town}', 'Au bord du lac, {town}', 'In riva al lago {town}'],
    ['Nah am Wasser {town}', 'Close to the water {town}', 'Tout près de l’eau, {town}', 'Vicino all’acqua {town}'],
  ],
  mountains: [
    ['Am Hang {town}', 'On the slope {town}', 'Sur le versant, {town}', 'Sul pendio {town}'],
    ['Mit den Bergen vor der Tür {town}', 'With the mountains on the doorstep {town}', 'Les montagnes devant la porte, {town}', 'Con le montagne davanti alla porta {town}'],
  ],
  forest: [
    ['Am Waldrand {town}', 'At the edge of the forest {town}', 'En lisière de forêt, {town}', 'Al margine del bosco {town}'],
    ['Zwischen Wald und Wiese {town}', 'Between woods and meadow {town}', 'Entre forêt et prairie, {town}', 'Tra bosco e prato {town}'],
  ],
  vineyards: [
    ['Zwischen den Weinbergen {town}', 'Among the vineyards {town}', 'Au milieu des vignes, {town}', 'Tra le vigne {town}'],
    ['Am Rand der Reben {town}', 'Where the vines begin {town}', 'En bordure des vignes, {town}', 'Ai bordi dei vigneti {town}'],
  ],
  hills: [
    ['In den Hügeln {town}', 'In the hills {town}', 'Dans les collines, {town}', 'Sulle colline {town}'],
    ['Auf einer kleinen Anhöhe {town}', 'On a low rise {town}', 'Sur une petite hauteur, {town}', 'Su una piccola altura {town}'],
  ],
  groves: [
    ['Zwischen Bäumen und Trockenmauern {town}', 'Among trees and dry stone walls {town}', 'Entre arbres et murets de pierre, {town}', 'Tra alberi e muretti a secco {town}'],
    ['Am Ende eines stillen Weges {town}', 'At the end of a quiet lane {town}', 'Au bout d’un chemin tranquille, {town}', 'In fondo a una stradina tranquilla {town}'],
  ],
  palms: [
    ['Unter Palmen {town}', 'Under palm trees {town}', 'Sous les palmiers, {town}', 'Sotto le palme {town}'],
    ['Am Fuß der Vulkanberge {town}', 'At the foot of the volcanic mountains {town}', 'Au pied des montagnes volcaniques, {town}', 'Ai piedi dei monti vulcanici {town}'],
  ],
  fields: [
    ['Zwischen Feldern und Wiesen {town}', 'Among fields and meadows {town}', 'Entre champs et prairies, {town}', 'Tra campi e prati {town}'],
    ['Am Dorfrand {town}', 'On the edge of the village {town}', 'À la sortie du village, {town}', 'Al margine del paese {town}'],
  ],
};

/** Sentences about the building; their count is coprime to that of the places. */
export const openings: readonly Phrase[] = [
  [' liegt {a} für {persons} Gäste.', ' you will find {a} for {persons}.', ', {a} attend {persons} personnes.', ', {a} per {persons} ospiti.'],
  [' haben {persons} Gäste {sqm} m² für sich.', ' up to {persons} guests have {sqm} m² to themselves.', ', {persons} personnes ont {sqm} m² pour elles.', ', {persons} ospiti hanno a disposizione {sqm} m².'],
  [' vermieten wir {aObject}, in [dem|der|dem] {persons} Gäste bequem Platz finden.', ' we rent out {a} that comfortably sleeps {persons}.', ', nous louons {a} où {persons} personnes sont à l’aise.', ', affittiamo {a} dove {persons} ospiti stanno comodi.'],
  [' steht {a} bereit: {sqm} m² für {persons} Personen.', ' {a} awaits you: {sqm} m² for {persons}.', ', {a} de {sqm} m² accueille {persons} personnes.', ', {a} accoglie {persons} ospiti su {sqm} m².'],
  [' beginnt Ihr Urlaub: in {aIn} mit {sqm} m² für {persons} Personen.', ' your holiday begins in {a} of {sqm} m² for {persons}.', ', vos vacances commencent : {a} de {sqm} m² pour {persons} personnes.', ' comincia la vacanza: {a} di {sqm} m² per {persons} ospiti.'],
];

export const arrivals: readonly Phrase[] = [
  ['Wir haben alles so eingerichtet, wie wir es im Urlaub selbst gern haben.', 'We have furnished everything the way we like it on our own holidays.', 'Nous avons tout aménagé comme nous aimons passer nos propres vacances.', 'Abbiamo arredato tutto come piace a noi in vacanza.'],
  ['Koffer abstellen, Fenster auf, und der erste Abend gehört Ihnen.', 'Put down your cases, open a window, and the first evening is yours.', 'On pose les valises, on ouvre la fenêtre, et la première soirée est à vous.', 'Si posano le valigie, si apre la finestra e la prima sera è già vacanza.'],
  ['Nach der Fahrt braucht es hier nicht mehr als eine Tasse Kaffee, um anzukommen.', 'After the drive it takes no more than a cup of coffee to settle in.', 'Après la route, un café suffit pour se sentir arrivé.', 'Dopo il viaggio basta un caffè per sentirsi arrivati.'],
  ['Viele unserer Gäste kommen seit Jahren wieder, und das freut uns jedes Mal.', 'Many of our guests have been coming back for years, which pleases us every time.', 'Beaucoup de nos voyageurs reviennent depuis des années, et cela nous fait toujours plaisir.', 'Molti dei nostri ospiti tornano da anni, e ogni volta ci fa piacere.'],
  ['Beim ersten Besuch überrascht die meisten, wie still es abends wird.', 'On a first visit most people are surprised how quiet the evenings are.', 'La première fois, on s’étonne du calme qui s’installe le soir.', 'La prima volta sorprende il silenzio che scende la sera.'],
  ['Wer morgens die Läden öffnet, hat meist schon gute Laune.', 'Open the shutters in the morning, and you are in a good mood already.', 'Il suffit d’ouvrir les volets le matin pour être de bonne humeur.', 'Basta aprire le imposte al mattino per essere di buon umore.'],
  ['Die Tage haben hier keinen Stundenplan, und genau so soll es sein.', 'Days have no timetable here, which is exactly the idea.', 'Ici, les journées n’ont pas d’horaire, et c’est bien le but.', 'Qui le giornate non hanno orari, ed è proprio questo il bello.'],
  ['Wir wohnen selbst in der Gegend und zeigen gern, was in keinem Reiseführer steht.', 'We live in the area ourselves and like to point out what no guidebook mentions.', 'Nous habitons la région et vous indiquons volontiers ce qu’aucun guide ne mentionne.', 'Abitiamo in zona e raccontiamo volentieri quello che nessuna guida riporta.'],
  ['Nichts ist hier neu um des Neuen willen, aber alles ist gepflegt und an seinem Platz.', 'Nothing is new for the sake of being new, but everything is cared for and in its place.', 'Rien n’est neuf pour être neuf, mais tout est soigné et à sa place.', 'Niente è nuovo tanto per esserlo, ma tutto è curato e al suo posto.'],
  ['Ein paar Tage genügen, und man grüßt die Nachbarn wie alte Bekannte.', 'After a few days you greet the neighbours like old friends.', 'Quelques jours suffisent pour saluer les voisins comme de vieilles connaissances.', 'Bastano pochi giorni per salutare i vicini come vecchi conoscenti.'],
  ['Das Erste, was Gäste uns schreiben, ist fast immer: Wir haben lange geschlafen.', 'The first thing guests write to us is nearly always: we slept in.', 'La première chose que nos voyageurs nous écrivent, c’est souvent : nous avons bien dormi.', 'La prima cosa che ci scrivono gli ospiti è quasi sempre: abbiamo dormito a lungo.'],
];
