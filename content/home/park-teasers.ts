import type { ParkTeaser } from '../../domain/home-entities.ts';

/** The operators of holiday parks, by their offers. */
export const parkTeasers: readonly ParkTeaser[] = [
  {
    offerID: 100,
    img: '/pictures/scene/offer-100',
    logo: 'umbrella',
    text: {
      de: 'Häuser mit Nachbarn auf Zeit: Die Kinder finden Freunde, bevor die Koffer ausgepackt sind.',
      en: 'Houses with neighbours for a week: the children find friends before the bags are unpacked.',
      fr: 'Des maisons et des voisins pour une semaine : les enfants se font des amis avant même que les valises soient défaites.',
      it: 'Case con vicini per una settimana: i bambini trovano amici prima che le valigie siano disfatte.',
    },
    linktitle: {
      de: 'Alle Häuser ansehen',
      en: 'See all houses',
      fr: 'Voir toutes les maisons',
      it: 'Vedi tutte le case',
    },
    options: [
      {
        title: {
          de: 'Mit Hund',
          en: 'With a dog',
          fr: 'Avec un chien',
          it: 'Con il cane',
        },
        filter: {
          pets: 'one',
        },
      },
      {
        title: {
          de: 'Ab drei Schlafzimmern',
          en: 'Three bedrooms and more',
          fr: 'À partir de trois chambres',
          it: 'Almeno tre camere',
        },
        filter: {
          sleepingRooms: 3,
        },
      },
    ],
  },
  {
    offerID: 552,
    img: '/pictures/scene/offer-552',
    logo: 'wave',
    text: {
      de: 'Alles an einem Ort: Wer mag, stellt das Auto ab und lässt es bis zur Abreise stehen.',
      en: 'Everything in one place: park the car and leave it there until the day you go home.',
      fr: 'Tout au même endroit : garez la voiture et laissez-la jusqu’au départ.',
      it: 'Tutto in un unico posto: si parcheggia l’auto e la si lascia lì fino alla partenza.',
    },
    linktitle: {
      de: 'Alle Häuser ansehen',
      en: 'See all houses',
      fr: 'Voir toutes les maisons',
      it: 'Vedi tutte le case',
    },
    options: [
      {
        title: {
          de: 'Mit Pool',
          en: 'With a pool',
          fr: 'Avec piscine',
          it: 'Con piscina',
        },
        filter: {
          swimmingpool: 'Y',
        },
      },
      {
        title: {
          de: 'Mit Hund',
          en: 'With a dog',
          fr: 'Avec un chien',
          it: 'Con il cane',
        },
        filter: {
          pets: 'one',
        },
      },
    ],
  },
  {
    offerID: 515,
    img: '/pictures/scene/offer-515',
    logo: 'leaf',
    text: {
      de: 'Einfache, freundliche Häuser mit Terrasse, gut für Familien, die mehr draußen als drinnen sind.',
      en: 'Plain, friendly houses with a terrace, good for families who are outdoors more than in.',
      fr: 'Des maisons simples et accueillantes avec terrasse, pour les familles qui vivent dehors.',
      it: 'Case semplici e accoglienti con terrazza, per famiglie che stanno più fuori che dentro.',
    },
    linktitle: {
      de: 'Alle Häuser ansehen',
      en: 'See all houses',
      fr: 'Voir toutes les maisons',
      it: 'Vedi tutte le case',
    },
    options: [
      {
        title: {
          de: 'Mit Hund',
          en: 'With a dog',
          fr: 'Avec un chien',
          it: 'Con il cane',
        },
        filter: {
          pets: 'one',
        },
      },
      {
        title: {
          de: 'Mit Sauna',
          en: 'With a sauna',
          fr: 'Avec sauna',
          it: 'Con sauna',
        },
        filter: {
          sauna: 'Y',
        },
      },
    ],
  },
  {
    offerID: 187,
    img: '/pictures/scene/offer-187',
    logo: 'mountain',
    text: {
      de: 'Platz für mehrere Generationen: ein Haus für alle, und für jeden eine Tür, die sich schließen lässt.',
      en: 'Room for several generations: one house for all, and for each a door that closes.',
      fr: 'De la place pour plusieurs générations : une maison pour tous, et pour chacun une porte qui se ferme.',
      it: 'Spazio per più generazioni: una casa per tutti e, per ognuno, una porta da chiudere.',
    },
    linktitle: {
      de: 'Alle Häuser ansehen',
      en: 'See all houses',
      fr: 'Voir toutes les maisons',
      it: 'Vedi tutte le case',
    },
    options: [
      {
        title: {
          de: 'Ab drei Schlafzimmern',
          en: 'Three bedrooms and more',
          fr: 'À partir de trois chambres',
          it: 'Almeno tre camere',
        },
        filter: {
          sleepingRooms: 3,
        },
      },
      {
        title: {
          de: 'Mit Sauna',
          en: 'With a sauna',
          fr: 'Avec sauna',
          it: 'Con sauna',
        },
        filter: {
          sauna: 'Y',
        },
      },
    ],
  },
];
