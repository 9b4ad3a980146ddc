import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Les îles de Dalmatie avant et après l’été',
  description:
    'Brač, Hvar, Vis et Korčula en mai, juin, septembre et octobre : ce qui est ouvert, quand la mer est chaude et comment prévoir les ferries.',
  lead: 'En août, les îles de Dalmatie appartiennent aux visiteurs, en février aux habitants. Entre les deux, il y a des semaines où chacun profite de la présence de l’autre.',
  picture: { scene: 'dalmatien', alt: 'Côte dalmate et îles' },
  article: {
    author: 'Jonas Reuter',
    date: '2026-05-07',
    category: 'regions',
    slug: 'iles-de-dalmatie-avant-et-apres-l-ete',
    related: ['tuscany-by-train', 'heating-old-stone-houses', 'arriving-midweek'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Mai et juin

Début mai, le maquis est vert, le genêt et la sauge fleurissent au bord des chemins et l’on a les sentiers pour soi. La mer est encore fraîche ; les gens d’ici n’y entrent qu’à la fin du mois. Dans les villages, on repeint les chaises. Certains restaurants ouvrent à Pâques, d’autres en mai, quelques-uns seulement en juin, et dans une petite crique l’unique konoba peut être encore fermée. Demandez à l’hôte ce qui sera ouvert pendant votre semaine et, surtout, si l’épicerie du village l’est toute l’année.

Pour beaucoup, juin est le meilleur mois. L’eau se réchauffe vite, les jours sont longs, les ferries passent à l’horaire d’été. À Hvar, la lavande fleurit vers la fin du mois. Les prix montent à partir du dernier week-end de juin ; une semaine plus tôt, la même maison coûte souvent nettement moins.

## Septembre et octobre

La mer garde la chaleur de l’été pendant une bonne partie d’octobre. En septembre, on se baigne matin et soir comme en juillet, sans avoir à disputer sa place. Dans la seconde moitié du mois viennent les vendanges, sur la presqu’île de Pelješac, à Korčula et sur les pentes abruptes du sud de Hvar. En octobre commence la récolte des olives, et le premier vent du sud apporte la pluie. L’air est ensuite si pur que de Vis on aperçoit le continent.

À la mi-octobre, les villages se vident vite. Bien des restaurants ferment en deux semaines, le catamaran passe moins souvent, et le soir il faut une veste.`,
    },
    {
      kind: 'table',
      caption: 'Les îles hors saison',
      head: ['Île', 'Accès', 'Avant et après l’été'],
      rows: [
        [
          'Brač',
          'ferry Split–Supetar, plusieurs par jour même en hiver',
          'habitée toute l’année, commerces ouverts, marche à la Vidova gora',
        ],
        [
          'Hvar',
          'ferry Split–Stari Grad, catamaran pour Hvar',
          'Stari Grad et Jelsa au calme, Hvar-ville animée jusqu’en octobre',
        ],
        [
          'Vis',
          'ferry de Split, un peu plus de deux heures',
          'peu de restaurants, de l’espace, on dépend des horaires',
        ],
        [
          'Korčula',
          'courte traversée d’Orebić, sur Pelješac',
          'facile en voiture, vin et villages de l’intérieur',
        ],
        [
          'Šolta',
          'ferry de Split, une heure environ',
          'petite, proche de la ville, presque rien d’ouvert l’hiver',
        ],
      ],
      source:
        'Situation en mai 2026 ; les horaires changent avec la saison, se renseigner auprès des compagnies.',
    },
    {
      kind: 'text',
      text: `## Prévoir les ferries

Il y a des ferries pour les voitures et des catamarans rapides sans voitures. Les catamarans ont un nombre limité de places et sont complets le week-end ; les ferries de Brač et de Korčula sont fréquents et embarquent par ordre d’arrivée. Achetez tout de même le billet à l’avance, et soyez là une heure avant le départ en juin et en septembre ; en mai, une demi-heure suffit. Par vent fort, surtout la bora, les catamarans sont annulés, les grands ferries plus rarement. Si vous venez de Vis, ne prenez donc pas l’avion l’après-midi du même jour.

D’une île à l’autre, les liaisons sont rares hors de l’été. Pour en voir deux, il faut en général repasser par Split ; mieux vaut de toute façon une semaine sur une seule.`,
    },
    {
      kind: 'quote',
      text: 'En mai, renseignez-vous sur l’épicerie ; en octobre, sur le chauffage.',
    },
    {
      kind: 'text',
      text: `## La maison à l’intersaison

Les maisons de pierre sont faites pour l’été : petites fenêtres, murs épais, sols frais. On y chauffe avec le climatiseur réversible, parfois avec un poêle à bois. Vérifiez qu’il y a un appareil dans chaque chambre et si l’électricité est comprise. Notre article sur les [vieilles maisons de pierre](page:BlogArticle/heating-old-stone-houses) en dit davantage. Sans chauffage, une piscine en mai ou en octobre s’adresse aux plus endurcis.

Une terrasse au sud ou à l’ouest, intenable en août, est le meilleur endroit en octobre. Pensez au vent : la bora vient du nord-est, sèche ; le jugo du sud-est, humide. Une maison sur la côte nord d’une île est à l’abri du jugo et exposée à la bora.

## Que faire

C’est au printemps et à l’automne que la marche est la plus agréable, car il n’y a guère d’ombre. Emportez de bonnes chaussures pour le calcaire et assez d’eau. La nuit qui précède le Vendredi saint, à Hvar, des processions vont de village en village ; on les appelle Za križem, et l’Unesco les a inscrites au patrimoine immatériel. Une peka, viande ou poulpe cuits sous cloche dans la braise, se commande la veille, de préférence par téléphone en période creuse, car sinon personne n’allume le feu. Il est interdit d’en faire dans le jardin pendant les mois secs ; demandez si le barbecue est permis.`,
    },
    { kind: 'homes', title: 'En Dalmatie, la mer à pied', search: 'region=dalmatien&distSea=1' },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        { label: 'Tous les logements en Dalmatie', to: 'place:dalmatien' },
        { label: 'Plages pour chiens en Croatie', to: 'page:DogBeachesCroatia' },
      ],
    },
  ],
} satisfies PageSeed;
