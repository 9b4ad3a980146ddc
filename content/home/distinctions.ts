import type { Distinction } from '../../domain/home-entities.ts';

/** What is different here, in three sentences. */
export const distinctions: readonly Distinction[] = [
  {
    id: 'price',
    variant: 'pine',
    icon: 'check',
    name: {
      de: 'Ein Preis, überall',
      en: 'One price everywhere',
      fr: 'Un seul prix, partout',
      it: 'Un solo prezzo, ovunque',
    },
    text: {
      de: 'Liste, Unterkunft und Buchung zeigen denselben Gesamtpreis, mit Endreinigung, Pflichtkosten und Kurtaxe.',
      en: 'The list, each home’s own page and the booking show the same total, with cleaning, mandatory costs and tourist tax.',
      fr: 'Liste, fiche et réservation affichent le même total, ménage, frais obligatoires et taxe de séjour compris.',
      it: 'Elenco, scheda e prenotazione mostrano lo stesso totale, con pulizia finale, costi obbligatori e tassa di soggiorno.',
    },
    ignore: false,
  },
  {
    id: 'hold',
    variant: 'pine',
    icon: 'clock',
    name: {
      de: 'Kostenlos reservieren',
      en: 'Hold it for free',
      fr: 'Option gratuite',
      it: 'Opzione gratuita',
    },
    text: {
      de: 'Sie halten Ihre Wunschunterkunft für kurze Zeit fest und entscheiden gemeinsam, ohne Risiko.',
      en: 'Keep the home you like for a short while and decide together, at no risk.',
      fr: 'Bloquez le logement de votre choix quelque temps et décidez ensemble, sans risque.',
      it: 'Blocchi per un po’ l’alloggio che preferisce e decida insieme agli altri, senza rischi.',
    },
    ignore: false,
  },
  {
    id: 'ratings',
    variant: 'pine',
    icon: 'star',
    name: {
      de: 'Bewertungen mit Herkunft',
      en: 'Ratings with a source',
      fr: 'Des avis à l’origine connue',
      it: 'Recensioni di provenienza nota',
    },
    text: {
      de: 'Bei jeder Bewertung steht, ob sie aus einer Buchung stammt. Ein Haus ohne Bewertungen hat keine Sterne.',
      en: 'Each rating says whether it comes from a booking. A home without ratings has no stars.',
      fr: 'Chaque avis indique s’il provient d’une réservation. Un logement sans avis n’a pas d’étoiles.',
      it: 'Ogni recensione dice se deriva da una prenotazione. Un alloggio senza recensioni non ha stelle.',
    },
    ignore: false,
  },
];
