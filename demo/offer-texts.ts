import type { Localized } from '../domain/language.ts';

type Four = readonly [string, string, string, string];
const localize = ([de, en, fr, it]: Four): Localized => ({ de, en, fr, it });

/** One sentence about each theme; skiing themes share theirs. */
const leads: Record<number, Four> = {
  27: ['Vom ersten Sprung am Morgen bis zum letzten Bad vor dem Schlafengehen: Häuser mit dem Wasser gleich vor der Tür.', 'From the first dive of the morning to the last swim before bed: homes with water right outside the door.', 'Du premier plongeon du matin au dernier bain du soir : des maisons où l’eau est à deux pas de la porte.', 'Dal primo tuffo del mattino all’ultimo bagno della sera: case con l’acqua a due passi dalla porta.'],
  21: ['Hier reist der Hund nicht nur mit, er ist willkommen: Häuser mit Platz, Auslauf und klaren Regeln.', 'Here your dog is not just tolerated but welcome: homes with space, walks nearby and clear rules.', 'Ici, le chien n’est pas seulement toléré, il est le bienvenu : de l’espace, des promenades et des règles claires.', 'Qui il cane non è solo tollerato ma benvenuto: case con spazio, passeggiate e regole chiare.'],
  31: ['Aufwachen, Vorhang auf, Meer: Ferienhäuser, von denen aus Sie die Wellen sehen.', 'Wake up, open the curtains, and there is the sea: homes from which you can watch the waves.', 'Se réveiller, ouvrir les rideaux, voir la mer : des maisons qui regardent les vagues.', 'Svegliarsi, aprire le tende, vedere il mare: case che guardano le onde.'],
  32: ['Schuhe in die Hand und los: Häuser, von denen es zum Strand nur ein kurzer Spaziergang ist.', 'Shoes in hand and off you go: homes a short walk from the beach.', 'Les chaussures à la main et c’est parti : des maisons à quelques pas de la plage.', 'Scarpe in mano e via: case a pochi passi dalla spiaggia.'],
  33: ['Morgens spiegelglatt, abends golden: Häuser, von denen Sie zu Fuß ans Wasser kommen.', 'Smooth as glass in the morning, golden at night: homes within walking distance of the lake.', 'Un lac lisse comme un miroir le matin, doré le soir : des maisons d’où l’on va à pied au bord de l’eau.', 'Liscio come l’olio al mattino, dorato la sera: case da cui si arriva a piedi in riva al lago.'],
  18: ['Mindestens drei Schlafzimmer, Waschmaschine und Parkplatz: Häuser, in denen Familienalltag leicht wird.', 'At least three bedrooms, a washing machine and parking: homes that make family life easy.', 'Trois chambres au moins, un lave-linge et un parking : des maisons qui facilitent la vie de famille.', 'Almeno tre camere, lavatrice e parcheggio: case che rendono facile la vita in famiglia.'],
  40: ['Draußen die Loipe, drinnen das Feuer: Häuser für stille Tage im Winter.', 'Cross-country ski trails outside, a fire inside: homes for quiet winter days.', 'Dehors les pistes de fond, dedans le feu : des maisons pour des jours d’hiver tranquilles.', 'Fuori la pista di fondo, dentro il fuoco: case per giornate invernali tranquille.'],
  34: ['Steg, Boot oder ein Fluss hinter dem Haus: Unterkünfte für alle, die gern früh am Wasser sind.', 'A jetty, a boat or a river behind the house: places for those who like to be by the water early.', 'Un ponton, une barque ou une rivière derrière la maison : pour ceux qui aiment être tôt au bord de l’eau.', 'Un pontile, una barca o un fiume dietro casa: per chi ama stare sull’acqua di primo mattino.'],
  45: ['Viel Raum, eigener Pool und mindestens vier Schlafzimmer: Häuser für besondere Wochen.', 'Plenty of space, a private pool and at least four bedrooms: homes for special weeks.', 'Beaucoup d’espace, une piscine et au moins quatre chambres : des maisons pour des semaines d’exception.', 'Molto spazio, piscina e almeno quattro camere: case per settimane speciali.'],
  12: ['Wer kurzfristig fährt, zahlt hier weniger: Häuser mit Rabatt auf die nächsten freien Tage.', 'Leave soon and pay less: homes with a discount on the next available dates.', 'Partir bientôt et payer moins : des maisons à prix réduit pour les prochains jours libres.', 'Se parti a breve spendi meno: case scontate per i prossimi giorni liberi.'],
  486: ['Dicke Balken, ein Ofen und der Berg vor dem Fenster: Hütten zum Abschalten in Österreich.', 'Thick beams, a stove and the mountain outside the window: huts in Austria where you can switch off.', 'De grosses poutres, un poêle et la montagne à la fenêtre : des chalets pour décrocher en Autriche.', 'Travi robuste, una stufa e la montagna alla finestra: baite per staccare in Austria.'],
  487: ['Vom Alpenrand bis in die Mittelgebirge: Hütten in Deutschland, in denen es nach Holz duftet.', 'From the edge of the Alps to the low mountain ranges: huts in Germany that smell of wood.', 'Des contreforts des Alpes aux moyennes montagnes : des chalets d’Allemagne qui sentent bon le bois.', 'Dai margini delle Alpi ai rilievi più dolci: baite in Germania che profumano di legno.'],
};
const ski: Four = ['Morgens als Erste am Lift, abends müde am Tisch: Häuser, die nicht weit von der Piste liegen.', 'First on the lift in the morning, happily tired at dinner. Homes not far from the slopes.', 'Premiers aux remontées le matin, heureux et fatigués à table le soir : des maisons non loin des pistes.', 'Primi sugli impianti al mattino, stanchi e felici a tavola la sera: case non lontane dalle piste.'];

export function offerTexts(id: number, names: Localized, operator: boolean): Record<string, Localized> {
  const lead: Localized = operator
    ? localize([
        `${names.de} vermietet Häuser und Wohnungen, um die sich vor Ort feste Ansprechpartner kümmern. Preise und freie Tage sind dieselben wie bei einer Buchung direkt bei ${names.de}.`,
        `Homes from ${names.en}, looked after by a local team. Prices and availability are the same as when you book direct.`,
        `Une équipe sur place s’occupe de ces logements. Les prix et les disponibilités sont les mêmes qu’en réservation directe.`,
        `${names.it}: case seguite da personale sul posto. Prezzi e disponibilità sono gli stessi di una prenotazione diretta.`,
      ])
    : localize(leads[id] ?? ski);
  const each = (build: (language: keyof Localized) => string): Localized => ({
    de: build('de'), en: build('en'), fr: build('fr'), it: build('it'),
  });
  const closing = localize([
    'Der Preis, den Sie in der Liste sehen, enthält alle Pflichtkosten; nur Verbrauch nach Zähler kommt hinzu.',
    'The price you see in the list includes all mandatory costs; only metered electricity, water and heating are extra.',
    'Le prix affiché dans la liste comprend tous les frais obligatoires ; seules les consommations relevées au compteur s’y ajoutent.',
    'Il prezzo che vedi nell’elenco comprende tutti i costi obbligatori; si aggiungono solo i consumi misurati a contatore.',
  ]);
  return {
    namePreposition: names,
    title: names,
    text1: lead,
    text2: closing,
    metaDescription: each((language) => `${lead[language]} ${closing[language]}`),
    keywords: each((language) => names[language].toLowerCase()),
    seoText: lead,
  };
}
