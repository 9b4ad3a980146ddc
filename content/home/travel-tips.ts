import type { TravelTip } from '../../domain/home-entities.ts';

/** Three tips in sight, three behind a click. */
export const travelTips: readonly TravelTip[] = [
  {
    id: 'arrival',
    title: {
      de: 'Entspannt ankommen',
      en: 'Arrive relaxed',
      fr: 'Arriver sans hâte',
      it: 'Arrivare rilassati',
    },
    target: {
      page: 'Search',
    },
    img: {
      src: '/pictures/scene/theme-countryside',
      alt: {
        de: 'Blühende Wiesen im Morgenlicht',
        en: 'Meadows in bloom in the morning light',
        fr: 'Prairies en fleurs dans la lumière du matin',
        it: 'Prati in fiore nella luce del mattino',
      },
      title: {
        de: 'Entspannt ankommen',
        en: 'Arrive relaxed',
        fr: 'Arriver sans hâte',
        it: 'Arrivare rilassati',
      },
    },
    content: {
      text: {
        de: 'Wer nicht am Samstagmittag fährt, steht seltener im Stau. Viele Unterkünfte erlauben die Anreise an mehreren Wochentagen.',
        en: 'Avoid Saturday lunchtime and you avoid the worst of the traffic. Many homes allow arrival on several days of the week.',
        fr: 'En évitant le samedi midi, on évite souvent les bouchons. De nombreux logements acceptent l’arrivée plusieurs jours par semaine.',
        it: 'Chi non parte il sabato a mezzogiorno trova meno code. Molti alloggi permettono l’arrivo in più giorni della settimana.',
      },
      btn: {
        de: 'Unterkünfte ansehen',
        en: 'See homes',
        fr: 'Voir les logements',
        it: 'Vedi gli alloggi',
      },
    },
    hide: false,
    order: 1,
  },
  {
    id: 'kitchen',
    title: {
      de: 'Die erste Mahlzeit',
      en: 'The first meal',
      fr: 'Le premier repas',
      it: 'Il primo pasto',
    },
    target: {
      page: 'Search',
      filter: {
        dishwasher: 'Y',
      },
    },
    img: {
      src: '/pictures/scene/theme-wine',
      alt: {
        de: 'Weinberge im Herbst',
        en: 'Vineyards in autumn',
        fr: 'Vignobles en automne',
        it: 'Vigneti in autunno',
      },
      title: {
        de: 'Die erste Mahlzeit',
        en: 'The first meal',
        fr: 'Le premier repas',
        it: 'Il primo pasto',
      },
    },
    content: {
      text: {
        de: 'Nudeln, Öl, Salz und Kaffee passen in eine Tasche. So wird der erste Abend ruhig, auch wenn der Laden schon zu hat.',
        en: 'Pasta, oil, salt and coffee fit into one bag. The first evening stays calm even when the shop has closed.',
        fr: 'Pâtes, huile, sel et café tiennent dans un sac. La première soirée reste paisible, même si le magasin est fermé.',
        it: 'Pasta, olio, sale e caffè stanno in una borsa. Così la prima sera è tranquilla anche se il negozio è già chiuso.',
      },
      btn: {
        de: 'Mit Spülmaschine',
        en: 'With a dishwasher',
        fr: 'Avec lave-vaisselle',
        it: 'Con lavastoviglie',
      },
    },
    hide: false,
    order: 2,
  },
  {
    id: 'children',
    title: {
      de: 'Mit Kindern unterwegs',
      en: 'On the road with children',
      fr: 'Voyager avec des enfants',
      it: 'In viaggio con i bambini',
    },
    target: {
      offer: 18,
    },
    img: {
      src: '/pictures/scene/theme-family',
      alt: {
        de: 'Ostseestrand im Sommer',
        en: 'Baltic beach in summer',
        fr: 'Plage de la Baltique en été',
        it: 'Spiaggia del Baltico in estate',
      },
      title: {
        de: 'Mit Kindern unterwegs',
        en: 'On the road with children',
        fr: 'Voyager avec des enfants',
        it: 'In viaggio con i bambini',
      },
    },
    content: {
      text: {
        de: 'Fragen Sie Hochstuhl und Babybett gleich mit an. Das Alter der Kinder senkt oft die Kurtaxe: Tragen Sie es bei der Suche nach dem Preis ein.',
        en: 'Ask about a high chair and a cot straight away. Children often pay less tourist tax: enter their ages when you check the price.',
        fr: 'Demandez tout de suite chaise haute et lit bébé. L’âge des enfants réduit souvent la taxe de séjour : indiquez-le en consultant le prix.',
        it: 'Chieda subito seggiolone e lettino. L’età dei bambini spesso riduce la tassa di soggiorno: la indichi quando guarda il prezzo.',
      },
      btn: {
        de: 'Familienurlaub ansehen',
        en: 'See family holidays',
        fr: 'Voir les vacances en famille',
        it: 'Vedi le vacanze in famiglia',
      },
    },
    hide: false,
    order: 3,
  },
  {
    id: 'dog',
    title: {
      de: 'Urlaub mit Hund',
      en: 'Holidays with a dog',
      fr: 'Vacances avec un chien',
      it: 'Vacanze con il cane',
    },
    target: {
      offer: 21,
    },
    img: {
      src: '/pictures/scene/theme-dog',
      alt: {
        de: 'Dänische Dünen im Herbst',
        en: 'Danish dunes in autumn',
        fr: 'Dunes danoises en automne',
        it: 'Dune danesi in autunno',
      },
      title: {
        de: 'Urlaub mit Hund',
        en: 'Holidays with a dog',
        fr: 'Vacances avec un chien',
        it: 'Vacanze con il cane',
      },
    },
    content: {
      text: {
        de: 'Geben Sie Hunde schon bei der Suche an. Dann sehen Sie nur Unterkünfte, in denen alle willkommen sind, mit dem richtigen Preis.',
        en: 'Enter dogs when you search. You then only see homes where everybody is welcome, at the right price.',
        fr: 'Indiquez vos chiens dès la recherche. Vous ne verrez que les logements où tout le monde est bienvenu, au bon prix.',
        it: 'Indichi i cani già nella ricerca. Vedrà solo alloggi in cui tutti sono benvenuti, con il prezzo giusto.',
      },
      btn: {
        de: 'Urlaub mit Hund ansehen',
        en: 'See holidays with a dog',
        fr: 'Voir les vacances avec un chien',
        it: 'Vedi le vacanze con il cane',
      },
    },
    hide: true,
    order: 4,
  },
  {
    id: 'packing',
    title: {
      de: 'Leicht packen',
      en: 'Pack light',
      fr: 'Voyager léger',
      it: 'Bagagli leggeri',
    },
    target: {
      page: 'Search',
      filter: {
        washingmachine: 'Y',
      },
    },
    img: {
      src: '/pictures/scene/theme-beach',
      alt: {
        de: 'Nordseestrand am Morgen',
        en: 'North Sea beach in the morning',
        fr: 'Plage de la mer du Nord le matin',
        it: 'Spiaggia del Mare del Nord al mattino',
      },
      title: {
        de: 'Leicht packen',
        en: 'Pack light',
        fr: 'Voyager léger',
        it: 'Bagagli leggeri',
      },
    },
    content: {
      text: {
        de: 'Ein Blick in die Ausstattung spart Platz: Spiele, Sonnenschirm oder Föhn sind oft schon da.',
        en: 'A look at the amenities saves space: games, parasol or hair dryer are often there already.',
        fr: 'Un coup d’œil aux équipements fait gagner de la place : jeux, parasol ou sèche-cheveux sont souvent sur place.',
        it: 'Uno sguardo alla dotazione fa risparmiare spazio: giochi, ombrellone o asciugacapelli spesso ci sono già.',
      },
      btn: {
        de: 'Mit Waschmaschine',
        en: 'With a washing machine',
        fr: 'Avec lave-linge',
        it: 'Con lavatrice',
      },
    },
    hide: true,
    order: 5,
  },
  {
    id: 'rain',
    title: {
      de: 'Wenn es regnet',
      en: 'When it rains',
      fr: 'Quand il pleut',
      it: 'Quando piove',
    },
    target: {
      page: 'Search',
      filter: {
        fireplace: 'Y',
        sauna: 'Y',
      },
    },
    img: {
      src: '/pictures/scene/theme-wellness',
      alt: {
        de: 'Schwarzwald im Herbst',
        en: 'Black Forest in autumn',
        fr: 'Forêt-Noire en automne',
        it: 'Foresta Nera in autunno',
      },
      title: {
        de: 'Wenn es regnet',
        en: 'When it rains',
        fr: 'Quand il pleut',
        it: 'Quando piove',
      },
    },
    content: {
      text: {
        de: 'Kamin, Sauna und ein Regal voller Bücher machen aus einem Regentag den besten der Woche. Danach lässt sich filtern.',
        en: 'A fireplace, a sauna and a shelf of books turn a rainy day into the best of the week. You can filter for them.',
        fr: 'Une cheminée, un sauna et une étagère de livres font d’un jour de pluie le meilleur de la semaine. Des filtres permettent de les trouver.',
        it: 'Camino, sauna e uno scaffale di libri fanno di un giorno di pioggia il migliore della settimana. Ci sono filtri per trovarli.',
      },
      btn: {
        de: 'Mit Kamin und Sauna',
        en: 'With fireplace and sauna',
        fr: 'Avec cheminée et sauna',
        it: 'Con camino e sauna',
      },
    },
    hide: true,
    order: 6,
  },
];
