import type { Phrase } from './phrases.ts';

/**
 * Beginnings and ends of sentences, which are combined by the number of the home. The two counts must have no common
 * divisor, so that all combinations occur and consecutive homes differ.
 */
export interface Pool {
  heads: readonly Phrase[];
  tails: readonly Phrase[];
}

export const rooms: Pool = {
  heads: [
    ['Sie schlafen in {inBedrooms}', 'You sleep in {bedrooms}', 'On dort dans {bedrooms}', 'Si dorme in {inBedrooms}'],
    ['Es gibt {bedrooms} und {bathrooms}', 'There {areBedrooms} {bedrooms} and {bathrooms}', 'Il y a {bedrooms} et {bathrooms}', 'La zona notte comprende {bedrooms} e {bathrooms}'],
    ['Alle verteilen sich auf {bedrooms}', 'You have {bedrooms} to sleep in', 'Pour la nuit, on dispose {bedroomsOf}', 'Per la notte {areBedrooms} {bedrooms}'],
    ['Auf {sqm} m² verteilen sich {bedrooms}, {bathrooms} und ein Wohnraum', 'The {sqm} m² include {bedrooms}, {bathrooms} and a living room', 'Les {sqm} m² se partagent entre {bedrooms}, {bathrooms} et un séjour', 'Su {sqm} m² si trovano {bedrooms}, {bathrooms} e un soggiorno'],
    ['Die Betten stehen in {inBedrooms}', 'The beds are in {bedrooms}', 'Les lits se trouvent dans {bedrooms}', 'I letti sono in {inBedrooms}'],
  ],
  tails: [
    [', gegessen wird an einem Tisch, der für alle reicht.', ', and you eat at a table big enough for everyone.', ', et l’on mange à une table assez grande pour tous.', ', e a tavola c’è posto per tutti.'],
    [', und abends sitzt man gern noch lange zusammen.', ', and there is room to sit up together in the evening.', ', et le soir, on reste volontiers longtemps ensemble.', ', e la sera si resta volentieri a lungo insieme.'],
    [', und das Licht kommt von zwei Seiten herein.', ', and light comes in from two sides.', ', et la lumière entre de deux côtés.', ', e la luce entra da due lati.'],
    [', und alles ist hell und aufgeräumt.', ', and everything is bright and tidy.', ', et tout est clair et bien rangé.', ', e tutto è luminoso e in ordine.'],
  ],
};

export const oneRoom: Pool = {
  heads: [
    ['Das Schlafzimmer liegt ruhig', 'The bedroom is quiet', 'La chambre est au calme', 'La camera da letto è tranquilla'],
    ['Neben dem Wohnraum gibt es ein eigenes Schlafzimmer', 'Besides the living room there is a separate bedroom', 'Outre le séjour, il y a une chambre séparée', 'Oltre al soggiorno c’è una camera separata'],
    ['Ein Schlafzimmer, {bathrooms} und ein Wohnraum teilen sich {sqm} m²', 'A bedroom, {bathrooms} and a living room share {sqm} m²', 'Une chambre, {bathrooms} et un séjour se partagent {sqm} m²', 'Una camera, {bathrooms} e un soggiorno si dividono {sqm} m²'],
    ['Geschlafen wird in einem Zimmer mit großem Fenster', 'You sleep in a room with a large window', 'On dort dans une chambre à grande fenêtre', 'Si dorme in una camera con una grande finestra'],
    ['Wohnraum, Schlafzimmer und Bad liegen nah beieinander', 'Living room, bedroom and bathroom are close together', 'Séjour, chambre et salle de bain se suivent', 'Soggiorno, camera e bagno sono vicini']
  ],
  tails: rooms.tails,
};

export const tubs: Pool = {
  heads: [
    ['Im Bad steht eine Wanne', 'The bathroom has a bathtub', 'La salle de bain a une baignoire', 'In bagno c’è una vasca'],
    ['Die Badewanne ist groß', 'The bathtub is a large one', 'La baignoire est grande', 'La vasca da bagno è grande'],
    ['Zum Bad gehört eine Badewanne', 'There is a tub in the bathroom', 'Il y a une baignoire dans la salle de bain', 'Il bagno ha la vasca'],
  ],
  tails: [
    [', genau richtig nach einem langen Tag draußen.', ', just the thing after a long day outdoors.', ', et après une longue journée dehors, on sait pourquoi.', ', e dopo una lunga giornata fuori si capisce perché.'],
    [', Kinder wollen da meist nicht wieder heraus.', ', and children rarely want to get out of it.', ', et les enfants ne veulent plus en sortir.', ', e i bambini non vogliono più uscirne.'],
    ['; ein Buch und heißes Wasser, mehr braucht ein Regentag nicht.', '; a book and hot water are all a rainy day needs.', ' ; un livre, de l’eau chaude, et la pluie peut tomber.', '; un libro e l’acqua calda, e può anche piovere.'],
    [', Handtücher liegen in Griffweite.', ', with towels within reach.', ', les serviettes à portée de main.', ', con gli asciugamani a portata di mano.'],
  ],
};

export const fires: Pool = {
  heads: [
    ['Abends', 'In the evening', 'Le soir,', 'La sera'],
    ['Wenn es draußen kühl wird,', 'When it turns cool outside,', 'Quand il fait frais dehors,', 'Quando fuori rinfresca'],
    ['An Regentagen', 'On rainy days', 'Les jours de pluie,', 'Nei giorni di pioggia'],
    ['Nach dem Essen', 'After dinner', 'Après le dîner,', 'Dopo cena'],
    ['Bei Wind und Wetter', 'In rough weather', 'Par mauvais temps,', 'Con il brutto tempo'],
  ],
  tails: [
    [' brennt im offenen Kamin ein Feuer.', ' a fire burns in the open fireplace.', ' un feu brûle dans la cheminée.', ' nel camino arde il fuoco.'],
    [' rückt alles vor dem Kamin zusammen.', ' everyone moves closer to the fireplace.', ' tout le monde se rapproche de la cheminée.', ' ci si ritrova tutti davanti al camino.'],
  ],
};

export const stoves: Pool = {
  heads: fires.heads,
  tails: [
    [' wärmt der Kaminofen das ganze Wohnzimmer.', ' the wood-burning stove warms the whole living room.', ' le poêle à bois réchauffe tout le salon.', ' la stufa a legna scalda tutto il soggiorno.'],
    [' knackt das Holz im Kaminofen.', ' the logs crackle in the stove.', ' les bûches crépitent dans le poêle.', ' la legna scoppietta nella stufa.'],
  ],
};

export const indoorSaunas: Pool = {
  heads: [
    ['Die Sauna liegt gleich neben dem Bad', 'The sauna is right next to the bathroom', 'Le sauna est juste à côté de la salle de bain', 'La sauna è accanto al bagno'],
    ['{Indoors} wartet eine Sauna', 'There is a sauna {indoors}', 'Un sauna vous attend {indoors}', 'C’è una sauna {indoors}'],
    ['Zum Aufwärmen gibt es eine Sauna', 'There is a sauna to warm up in', 'Pour se réchauffer, il y a un sauna', 'Per scaldarsi c’è la sauna'],
  ],
  tails: [
    ['; Sie heizen sie an, wann es Ihnen passt.', '; you heat it whenever it suits you.', ' ; vous le chauffez quand bon vous semble.', '; si accende quando si vuole.'],
    [', am schönsten nach einem Tag an der Luft.', ', at its best after a day in the fresh air.', ', idéal après une journée au grand air.', ', ideale dopo una giornata all’aria aperta.'],
    [', ganz für Sie allein.', ', all to yourselves.', ', rien que pour vous.', ', a uso esclusivo.'],
    [', das Holz duftet schon beim Aufheizen.', ', and the wood smells good as soon as it warms up.', ', et le bois embaume dès qu’il chauffe.', ', e il legno profuma appena si scalda.'],
  ],
};

/** {kitchen} lists three things in it. */
export const kitchens: readonly Phrase[] = [
  ['Wer gern kocht, findet {kitchen} vor.', 'Keen cooks will find {kitchen}.', 'Ceux qui aiment cuisiner trouveront {kitchen}.', 'Chi ama cucinare trova {kitchen}.'],
  ['Die Küche ist gut ausgestattet, unter anderem mit {kitchen}.', 'The kitchen is well equipped: it has {kitchen}.', 'Rien ne manque à la cuisine : {kitchen}, tout y est.', 'La cucina è ben attrezzata, tra l’altro con {kitchen}.'],
  ['In der Küche stehen {kitchen} bereit.', 'The kitchen has {kitchen}.', 'Dans la cuisine, vous trouverez {kitchen}.', 'La cucina offre {kitchen}.'],
  ['Zur Küche gehören {kitchen}.', 'The kitchen comes with {kitchen}.', 'La cuisine comprend {kitchen}.', 'In cucina ci sono {kitchen}.'],
  ['In der Küche finden Sie {kitchen}.', 'In the kitchen you will find {kitchen}.', 'Dans la cuisine, il y a {kitchen}.', 'In cucina trovi {kitchen}.'],
];

export const whirlpools: readonly Phrase[] = [
  ['Im Whirlpool klingt der Tag aus.', 'The hot tub is a fine place to end the day.', 'Le jacuzzi est parfait pour finir la journée.', 'L’idromassaggio è perfetto per finire la giornata.'],
  ['Für müde Beine gibt es einen Whirlpool.', 'There is a hot tub for tired legs.', 'Pour les jambes fatiguées, il y a un jacuzzi.', 'Per le gambe stanche c’è l’idromassaggio.'],
  ['Der Whirlpool sprudelt, sobald Sie es möchten.', 'The hot tub bubbles whenever you like.', 'Le jacuzzi bouillonne dès que vous le souhaitez.', 'L’idromassaggio è a disposizione a qualsiasi ora.'],
];
