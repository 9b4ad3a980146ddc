import type { PageSeed } from '../../page-seed.ts';
import { agencies, categories, countries, portals, regions } from './lists.ts';

const page: PageSeed = {
  title: 'Un chez-soi pour les plus belles semaines',
  description:
    'Trouvez une maison ou un appartement de vacances : prix total, disponibilités en un coup d’œil et avis dont l’origine est indiquée.',
  lead: 'Maisons et appartements de vacances dans toute l’Europe. Le prix affiché est le prix que vous payez.',
  blocks: [
    {
      kind: 'distinctions',
      distinctions: [
        {
          id: 'price',
          variant: 'pine',
          icon: 'check',
          title: 'Un seul prix, partout',
          text: 'Liste, fiche et réservation affichent le même total, ménage, frais obligatoires et taxe de séjour compris.',
        },
        {
          id: 'hold',
          variant: 'pine',
          icon: 'clock',
          title: 'Option gratuite',
          text: 'Bloquez le logement de votre choix quelque temps et décidez ensemble, sans risque.',
        },
        {
          id: 'ratings',
          variant: 'pine',
          icon: 'star',
          title: 'Des avis à l’origine connue',
          text: 'Chaque avis indique s’il provient d’une réservation. Un logement sans avis n’a pas d’étoiles.',
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
          label: 'Notre conseil',
          title: 'Pâques',
          text: 'Réservez si possible avant le {{date}} : ensuite, il reste en général peu de maisons pour les fêtes.',
        },
        {
          id: 'whitsun',
          icon: 'leaf',
          begins: '03-20',
          ends: '05-20',
          deadline: 21,
          label: 'Notre conseil',
          title: 'Pentecôte',
          text: 'En réservant avant le {{date}}, vous avez encore le choix entre mer, lac et montagne.',
        },
        {
          id: 'summer',
          icon: 'umbrella',
          begins: '02-01',
          ends: '07-01',
          deadline: 61,
          label: 'Notre conseil',
          title: 'Vacances d’été',
          text: 'Pour une maison au bord de l’eau et des semaines entières en juillet et août, mieux vaut réserver avant le {{date}}.',
        },
        {
          id: 'autumn',
          icon: 'leaf',
          begins: '07-15',
          ends: '10-05',
          deadline: 31,
          label: 'Notre conseil',
          title: 'Vacances d’automne',
          text: 'C’est jusqu’au {{date}} que le choix de maisons avec cheminée et sauna est le plus large.',
        },
        {
          id: 'snow',
          icon: 'mountain',
          begins: '10-10',
          ends: '02-01',
          deadline: 43,
          label: 'Notre conseil',
          title: 'Vacances d’hiver à la neige',
          text: 'Pour les semaines de février près des remontées, réservez de préférence avant le {{date}}.',
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
          text: 'Des maisons et des voisins pour une semaine : les enfants se font des amis avant même que les valises soient défaites.',
          label: 'Voir toutes les maisons',
          options: [
            {
              title: 'Avec un chien',
              search: 'pets=one',
            },
            {
              title: 'À partir de trois chambres',
              search: 'sleepingRooms=3',
            },
          ],
        },
        {
          offer: 552,
          scene: 'offer-552',
          logo: 'wave',
          text: 'Tout au même endroit : garez la voiture et laissez-la jusqu’au départ.',
          label: 'Voir toutes les maisons',
          options: [
            {
              title: 'Avec piscine',
              search: 'swimmingpool=Y',
            },
            {
              title: 'Avec un chien',
              search: 'pets=one',
            },
          ],
        },
        {
          offer: 515,
          scene: 'offer-515',
          logo: 'leaf',
          text: 'Des maisons simples et accueillantes avec terrasse, pour les familles qui vivent dehors.',
          label: 'Voir toutes les maisons',
          options: [
            {
              title: 'Avec un chien',
              search: 'pets=one',
            },
            {
              title: 'Avec sauna',
              search: 'sauna=Y',
            },
          ],
        },
        {
          offer: 187,
          scene: 'offer-187',
          logo: 'mountain',
          text: 'De la place pour plusieurs générations : une maison pour tous, et pour chacun une porte qui se ferme.',
          label: 'Voir toutes les maisons',
          options: [
            {
              title: 'À partir de trois chambres',
              search: 'sleepingRooms=3',
            },
            {
              title: 'Avec sauna',
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
          title: 'Arriver sans hâte',
          text: 'En évitant le samedi midi, on évite souvent les bouchons. De nombreux logements acceptent l’arrivée plusieurs jours par semaine.',
          picture: {
            scene: 'theme-countryside',
            alt: 'Prairies en fleurs dans la lumière du matin',
          },
          to: 'page:Search',
          label: 'Voir les logements',
        },
        {
          id: 'kitchen',
          title: 'Le premier repas',
          text: 'Pâtes, huile, sel et café tiennent dans un sac. La première soirée reste paisible, même si le magasin est fermé.',
          picture: {
            scene: 'theme-wine',
            alt: 'Vignobles en automne',
          },
          to: 'search:dishwasher=Y',
          label: 'Avec lave-vaisselle',
        },
        {
          id: 'children',
          title: 'Voyager avec des enfants',
          text: 'Demandez tout de suite chaise haute et lit bébé. L’âge des enfants réduit souvent la taxe de séjour : indiquez-le en consultant le prix.',
          picture: {
            scene: 'theme-family',
            alt: 'Plage de la Baltique en été',
          },
          to: 'offer:18',
          label: 'Voir les vacances en famille',
        },
        {
          id: 'dog',
          title: 'Vacances avec un chien',
          text: 'Indiquez vos chiens dès la recherche. Vous ne verrez que les logements où tout le monde est bienvenu, au bon prix.',
          picture: {
            scene: 'theme-dog',
            alt: 'Dunes danoises en automne',
          },
          to: 'offer:21',
          label: 'Voir les vacances avec un chien',
          hide: true,
        },
        {
          id: 'packing',
          title: 'Voyager léger',
          text: 'Un coup d’œil aux équipements fait gagner de la place : jeux, parasol ou sèche-cheveux sont souvent sur place.',
          picture: {
            scene: 'theme-beach',
            alt: 'Plage de la mer du Nord le matin',
          },
          to: 'search:washingmachine=Y',
          label: 'Avec lave-linge',
          hide: true,
        },
        {
          id: 'rain',
          title: 'Quand il pleut',
          text: 'Une cheminée, un sauna et une étagère de livres font d’un jour de pluie le meilleur de la semaine. Des filtres permettent de les trouver.',
          picture: {
            scene: 'theme-wellness',
            alt: 'Forêt-Noire en automne',
          },
          to: 'search:sauna=Y&fireplace=Y',
          label: 'Avec cheminée et sauna',
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
