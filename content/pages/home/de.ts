import type { PageSeed } from '../../page-seed.ts';
import { agencies, categories, countries, portals, regions } from './lists.ts';

const page: PageSeed = {
  title: 'Ein Zuhause für die schönsten Wochen',
  description:
    'Ferienhaus oder Ferienwohnung finden: mit Gesamtpreis, freien Terminen auf einen Blick und Bewertungen, die sagen, woher sie stammen.',
  lead: 'Ferienhäuser und Ferienwohnungen in ganz Europa. Der Preis, den Sie sehen, ist der Preis, den Sie zahlen.',
  blocks: [
    {
      kind: 'distinctions',
      distinctions: [
        {
          id: 'price',
          variant: 'pine',
          icon: 'check',
          title: 'Ein Preis, überall',
          text: 'Liste, Unterkunft und Buchung zeigen denselben Gesamtpreis, mit Endreinigung, Pflichtkosten und Kurtaxe.',
        },
        {
          id: 'hold',
          variant: 'pine',
          icon: 'clock',
          title: 'Kostenlos reservieren',
          text: 'Sie halten Ihre Wunschunterkunft für kurze Zeit fest und entscheiden gemeinsam, ohne Risiko.',
        },
        {
          id: 'ratings',
          variant: 'pine',
          icon: 'star',
          title: 'Bewertungen mit Herkunft',
          text: 'Bei jeder Bewertung steht, ob sie aus einer Buchung stammt. Ein Haus ohne Bewertungen hat keine Sterne.',
        },
      ],
    },
    {
      kind: 'labels',
      labels: [
        {
          id: 'easter',
          icon: 'leaf',
          begins: '01-10',
          ends: '03-28',
          deadline: 30,
          label: 'Unser Rat',
          title: 'Ostern',
          text: 'Buchen Sie möglichst bis {{date}}: Danach sind für die Feiertage meist nur noch wenige Häuser frei.',
        },
        {
          id: 'whitsun',
          icon: 'leaf',
          begins: '03-20',
          ends: '05-20',
          deadline: 21,
          label: 'Unser Rat',
          title: 'Pfingsten',
          text: 'Wer bis {{date}} bucht, hat noch die Wahl zwischen Küste, See und Bergen.',
        },
        {
          id: 'summer',
          icon: 'umbrella',
          begins: '02-01',
          ends: '07-01',
          deadline: 61,
          label: 'Unser Rat',
          title: 'Sommerferien',
          text: 'Für Häuser am Wasser und ganze Wochen im Juli und August lohnt es sich, bis {{date}} zu buchen.',
        },
        {
          id: 'autumn',
          icon: 'leaf',
          begins: '07-15',
          ends: '10-05',
          deadline: 31,
          label: 'Unser Rat',
          title: 'Herbstferien',
          text: 'Bis {{date}} ist die Auswahl an Häusern mit Kamin und Sauna am größten.',
        },
        {
          id: 'snow',
          icon: 'mountain',
          begins: '10-10',
          ends: '02-01',
          deadline: 43,
          label: 'Unser Rat',
          title: 'Winterferien im Schnee',
          text: 'Für Februarwochen nah am Lift buchen Sie am besten bis {{date}}.',
        },
      ],
    },
    regions,
    categories,
    countries,
    {
      kind: 'parks',
      parks: [
        {
          offer: 100,
          scene: 'offer-100',
          logo: 'umbrella',
          text: 'Häuser mit Nachbarn auf Zeit: Die Kinder finden Freunde, bevor die Koffer ausgepackt sind.',
          label: 'Alle Häuser ansehen',
          options: [
            {
              title: 'Mit Hund',
              search: 'pets=one',
            },
            {
              title: 'Ab drei Schlafzimmern',
              search: 'sleepingRooms=3',
            },
          ],
        },
        {
          offer: 552,
          scene: 'offer-552',
          logo: 'wave',
          text: 'Alles an einem Ort: Wer mag, stellt das Auto ab und lässt es bis zur Abreise stehen.',
          label: 'Alle Häuser ansehen',
          options: [
            {
              title: 'Mit Pool',
              search: 'swimmingpool=Y',
            },
            {
              title: 'Mit Hund',
              search: 'pets=one',
            },
          ],
        },
        {
          offer: 515,
          scene: 'offer-515',
          logo: 'leaf',
          text: 'Einfache, freundliche Häuser mit Terrasse, gut für Familien, die mehr draußen als drinnen sind.',
          label: 'Alle Häuser ansehen',
          options: [
            {
              title: 'Mit Hund',
              search: 'pets=one',
            },
            {
              title: 'Mit Sauna',
              search: 'sauna=Y',
            },
          ],
        },
        {
          offer: 187,
          scene: 'offer-187',
          logo: 'mountain',
          text: 'Platz für mehrere Generationen: ein Haus für alle, und für jeden eine Tür, die sich schließen lässt.',
          label: 'Alle Häuser ansehen',
          options: [
            {
              title: 'Ab drei Schlafzimmern',
              search: 'sleepingRooms=3',
            },
            {
              title: 'Mit Sauna',
              search: 'sauna=Y',
            },
          ],
        },
      ],
    },
    {
      kind: 'tips',
      tips: [
        {
          id: 'arrival',
          title: 'Entspannt ankommen',
          text: 'Wer nicht am Samstagmittag fährt, steht seltener im Stau. Viele Unterkünfte erlauben die Anreise an mehreren Wochentagen.',
          picture: {
            scene: 'theme-countryside',
            alt: 'Blühende Wiesen im Morgenlicht',
          },
          to: 'page:Search',
          label: 'Unterkünfte ansehen',
        },
        {
          id: 'kitchen',
          title: 'Die erste Mahlzeit',
          text: 'Nudeln, Öl, Salz und Kaffee passen in eine Tasche. So wird der erste Abend ruhig, auch wenn der Laden schon zu hat.',
          picture: {
            scene: 'theme-wine',
            alt: 'Weinberge im Herbst',
          },
          to: 'search:dishwasher=Y',
          label: 'Mit Spülmaschine',
        },
        {
          id: 'children',
          title: 'Mit Kindern unterwegs',
          text: 'Fragen Sie Hochstuhl und Babybett gleich mit an. Das Alter der Kinder senkt oft die Kurtaxe: Tragen Sie es bei der Suche nach dem Preis ein.',
          picture: {
            scene: 'theme-family',
            alt: 'Ostseestrand im Sommer',
          },
          to: 'offer:18',
          label: 'Familienurlaub ansehen',
        },
        {
          id: 'dog',
          title: 'Urlaub mit Hund',
          text: 'Geben Sie Hunde schon bei der Suche an. Dann sehen Sie nur Unterkünfte, in denen alle willkommen sind, mit dem richtigen Preis.',
          picture: {
            scene: 'theme-dog',
            alt: 'Dänische Dünen im Herbst',
          },
          to: 'offer:21',
          label: 'Urlaub mit Hund ansehen',
          hide: true,
        },
        {
          id: 'packing',
          title: 'Leicht packen',
          text: 'Ein Blick in die Ausstattung spart Platz: Spiele, Sonnenschirm oder Föhn sind oft schon da.',
          picture: {
            scene: 'theme-beach',
            alt: 'Nordseestrand am Morgen',
          },
          to: 'search:washingmachine=Y',
          label: 'Mit Waschmaschine',
          hide: true,
        },
        {
          id: 'rain',
          title: 'Wenn es regnet',
          text: 'Kamin, Sauna und ein Regal voller Bücher machen aus einem Regentag den besten der Woche. Danach lässt sich filtern.',
          picture: {
            scene: 'theme-wellness',
            alt: 'Schwarzwald im Herbst',
          },
          to: 'search:sauna=Y&fireplace=Y',
          label: 'Mit Kamin und Sauna',
          hide: true,
        },
      ],
    },
    portals,
    agencies,
    {
      kind: 'topics',
      topics: [
        { topic: 'guest.booking' },
        { topic: 'guest.payment' },
        { topic: 'guest.cancellation' },
        { topic: 'guest.search' },
        { topic: 'guest.stay' },
        { topic: 'guest.privacy' },
        { topic: 'guest.content' },
        { topic: 'guest.other' },
        { topic: 'landlord.becoming' },
        { topic: 'landlord.listing' },
        { topic: 'landlord.calendar' },
        { topic: 'landlord.bookings' },
        { topic: 'landlord.payout' },
        { topic: 'landlord.privacy' },
        { topic: 'landlord.other' },
        { topic: 'partner.programme' },
        { topic: 'partner.technology' },
        { topic: 'partner.settlement' },
        { topic: 'partner.press' },
        { topic: 'partner.other' },
        { topic: 'agency.cooperation' },
        { topic: 'agency.access' },
        { topic: 'agency.booking' },
        { topic: 'agency.commission' },
        { topic: 'agency.other' },
      ],
    },
  ],
};

export default page;
