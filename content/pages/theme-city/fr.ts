import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'ville',
  title: 'Appartement en ville',
  description:
    'Un appartement pour un séjour en ville : quartier, calme, numéro d’enregistrement, arrivée, stationnement et zones réglementées.',
  lead: `Un appartement fait d’un séjour en ville quelques jours de vie ordinaire dans une autre rue : son propre petit-déjeuner, un lave-linge et des voisins qui partent travailler le matin.`,
  picture: { scene: 'theme-city', alt: 'Illustration : une ville au crépuscule' },
  blocks: [
    {
      kind: 'text',
      text: `## Choisir le quartier

Loger au centre, c’est être près de tout et entendre davantage de bruit. Un quart d’heure plus loin en tram ou en métro, les appartements s’agrandissent et les nuits se calment. Sur la carte, cherchez un arrêt plutôt que le centre : la recherche suit la partie de la carte affichée. L’adresse exacte vient avec la réservation ; avant, la carte montre un cercle de 500 mètres de rayon. Demandez à l’hôte l’étage, s’il y a un ascenseur et si les chambres donnent sur la rue ou sur la cour.

## Le numéro d’enregistrement

De nombreuses villes exigent que les locations de vacances soient déclarées et leur attribuent un numéro ; certaines limitent le nombre de jours de location. Là où un numéro est obligatoire et nous a été communiqué, il figure sur la page du logement, dans la partie consacrée à l’hôte. S’il manque là où vous l’attendez, posez la question. On y lit aussi si l’hôte loue à titre professionnel ou privé.`,
    },
    {
      kind: 'homes',
      title: 'Appartements à Berlin',
      search: 'country=de&region=berlin&objectType=apartment',
    },
    {
      kind: 'text',
      text: `## Arriver, se garer, repartir

En ville, on arrive souvent le soir. Les heures figurent dans le règlement du logement ; si une arrivée tardive est possible, l’équipement l’indique quand l’hôte l’a précisé. Demandez aussi comment se remet la clé et où laisser les bagages entre le départ et le train.

La voiture y est le plus souvent une gêne. De nombreux centres ont des zones à faibles émissions ou à accès limité : vignettes dans les villes allemandes et, en Italie, rues réservées aux riverains et surveillées par des caméras. Les règles changent souvent ; la ville publie celles en vigueur. Si l’appartement se trouve dans une telle zone, l’hôte peut parfois déclarer votre plaque. Il faut le faire avant l’arrivée. Le filtre « Parking » trouve les appartements avec une place.

## Frais et voisinage

En ville, la taxe de séjour est souvent plus élevée qu’à la campagne et dépend parfois du prix ; elle est comprise dans le prix total. Les immeubles sont sonores. En bien des endroits, le silence est de règle à partir de 22 heures, on trie les déchets, et dans l’immeuble vivent des gens qui se lèvent tôt. Lisez le règlement de l’appartement avant de réserver.

[Berlin](place:berlin), [Vienne](place:wien) et [Prague](place:prag) se prêtent à un long week-end en train. [Rome](place:rom) ou [Budapest](place:budapest) méritent une semaine entière, qui revient souvent moins cher par nuit.`,
    },
    {
      kind: 'links',
      title: 'Poursuivre la préparation',
      links: [
        { label: 'Appartements à Vienne', to: 'search:country=at&region=wien&objectType=apartment' },
        { label: 'Appartements à Rome', to: 'search:country=it&region=rom&objectType=apartment' },
        { label: 'Toutes les destinations', to: 'page:DestinationLinkList' },
        { label: 'Toutes les idées de voyage', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
