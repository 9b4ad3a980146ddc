import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Jours de pluie avec des enfants dans une maison de vacances',
  description:
    'Trois jours de pluie ne sont pas forcément perdus : quelle maison choisir, ce qui occupe une matinée à chaque âge, comment sécher les chaussures.',
  lead: 'Il pleut un peu pendant presque toutes les semaines de vacances, même dans le Sud. Avec des enfants, beaucoup dépend alors de la maison, et plus encore d’une idée pour les heures qui séparent le petit-déjeuner du repas de midi.',
  picture: { scene: 'theme-lake', alt: 'Lac en été' },
  article: {
    author: 'Mathilde Garnier',
    date: '2026-07-09',
    category: 'family',
    slug: 'jours-de-pluie-avec-des-enfants',
    related: ['cooking-in-a-rented-kitchen', 'booking-school-holidays', 'north-sea-with-dog'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Penser à la pluie en réservant

Sur les photos, il fait toujours beau. Essayez tout de même d’imaginer la maison un jour de pluie. Ce qui aide le plus, c’est une grande table où l’on peut peindre pendant que quelqu’un cuisine à l’autre bout. Viennent ensuite un coin couvert dehors, un lave-linge et une baignoire. Deux pièces séparées par une porte valent mieux qu’une seule grande : l’un fait la sieste, l’autre construit des tours.

Demandez à l’hôte ce qu’il y a dans l’armoire. « Jeux à disposition » peut vouloir dire un paquet de trente et une cartes. Mais bien des maisons ont une caisse de cubes, certaines une table de ping-pong dans la remise, et un hôte qui a des enfants prête volontiers quelque chose si on le lui demande à l’avance.

## Sortir une fois par jour, toujours

La règle la plus sûre est celle-ci : dehors une fois par jour, par tous les temps, avant midi. Une heure suffit. En forêt, on se mouille moins ; sur la côte, la plage est vide ; et un ruisseau est plus amusant sous la pluie qu’au soleil. Après cela, la maison redevient agréable et les enfants sont assez fatigués pour un jeu de société. On ne reste dedans que par temps d’orage, et par grand vent on évite les bois et les falaises. En montagne, les torrents peuvent monter très vite : on n’y joue pas quand il pleut.`,
    },
    {
      kind: 'table',
      caption: 'De quoi tenir une matinée, selon l’âge',
      head: ['Âge', 'Dedans', 'Dehors'],
      rows: [
        [
          'jusqu’à 3 ans',
          'l’évier, de l’eau et des gobelets ; une couverture sur la table',
          'les flaques, puis le bain aussitôt',
        ],
        [
          'de 4 à 6 ans',
          'dessiner la carte du village, pétrir une pâte, bâtir une cabane',
          'un barrage, compter les escargots',
        ],
        [
          'de 7 à 10 ans',
          'un jeu aux règles réinventées, du théâtre, un gâteau au yaourt',
          'chasse au trésor à la boussole, coquillages après la tempête',
        ],
        [
          'dès 11 ans',
          'préparer seuls le dîner, un tournoi avec classement, un livre entier',
          'une sortie qu’ils organisent, horaires et argent en main',
        ],
      ],
    },
    {
      kind: 'text',
      text: `## Le premier jour de pluie est le plus facile

Le premier jour, la pluie a encore du charme. Ne dépensez donc pas tout de suite le meilleur : gardez la piscine, le musée et le cinéma pour le deuxième ou le troisième. Le premier, tout le monde a la même idée, et la file de l’aquarium va jusque dans la rue. Mieux vaut aller à contre-courant, en fin d’après-midi par exemple, quand la plupart rentrent, ou à une heure dans les terres, où le temps est souvent différent. Sur la côte et au bord des Alpes, il peut faire sec à vingt kilomètres ; le radar de pluie le dit mieux que la prévision pour toute la région.

Partout, il existe des lieux qui ne figurent dans aucun dépliant. La bibliothèque où l’on peut lire sans carte. La ferme qui laisse assister à la traite. Le chantier naval, la boulangerie, la caserne un soir d’exercice. L’hôte les connaît : demandez-lui le jour de l’arrivée, et la liste sera prête aux premières gouttes.`,
    },
    {
      kind: 'quote',
      text: 'L’ennui, chez un enfant, dure une vingtaine de minutes. Si l’on ne propose rien jusque-là, on entend d’ordinaire commencer un jeu.',
    },
    {
      kind: 'text',
      text: `## Tout faire sécher

On bourre les chaussures mouillées de papier journal, que l’on change au bout de deux heures ; près du poêle, mais pas dessus, elles seront mettables le matin. Les pantalons de pluie se suspendent jambes en l’air. Deux paires de chaussures par enfant, et la moitié du problème disparaît. Aérez malgré la pluie, peu de temps mais en grand : quatre vestes mouillées et une casserole de pâtes embuent toutes les vitres, et dans les maisons anciennes l’humidité se loge dans les murs.

Avant de partir, téléchargez quelques livres audio et deux films. La connexion d’une maison de vacances suffit en général pour les messages, mais un jour de pluie toute la rue veut regarder quelque chose. Un livre audio a l’avantage de laisser dessiner.

## Ce qu’il vaut mieux éviter

Un programme complet, chaque jour. Des vacances, les enfants retiennent rarement le parc d’attractions et souvent la partie de cartes sous l’auvent, pendant qu’il tombait des cordes. Ne faites rien sécher près de la cheminée qui puisse prendre feu et, avec des petits, mettez un pare-feu. Et s’il pleut encore le quatrième jour, allez tous ensemble au restaurant, sans autre occasion.`,
    },
    {
      kind: 'homes',
      title: 'Avec sauna et cheminée, trois chambres et plus',
      search: 'sauna=Y&fireplace=Y&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        { label: 'Vacances en famille : tous les logements', to: 'page:Family' },
        { label: 'Cuisiner dans la cuisine d’un autre', to: 'page:BlogArticle/cooking-in-a-rented-kitchen' },
      ],
    },
  ],
} satisfies PageSeed;
