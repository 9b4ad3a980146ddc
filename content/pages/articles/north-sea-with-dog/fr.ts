import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Une semaine au bord de la mer du Nord avec un chien',
  description:
    'Laisse, marées, moutons sur la digue : ce qui rend facile une semaine à la mer du Nord avec un chien, et les questions à poser à l’hôte.',
  lead: 'Pour un chien, la mer du Nord est une bonne mer : fraîche, vaste et déserte presque toute l’année. Ce qu’il a le droit d’y faire, en revanche, chaque commune ou presque le décide pour elle-même.',
  picture: { scene: 'theme-dog', alt: 'Dunes et plage de la mer du Nord danoise dans la lumière d’automne' },
  article: {
    author: 'Henrik Aldag',
    date: '2026-09-10',
    category: 'dogs',
    slug: 'mer-du-nord-avec-un-chien',
    related: ['reading-a-listing', 'deposit-and-final-cleaning', 'arriving-midweek'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## D’abord la maison

« Animaux acceptés » ne dit pas grand-chose. Demandez combien de chiens sont les bienvenus et jusqu’à quelle taille, s’ils peuvent rester seuls et quelles pièces leur sont fermées. « Clôturé » peut désigner un mètre de ganivelle qu’un jeune chien franchit sans élan, ou une haie trouée. Faites-vous préciser la hauteur et le portail, photo à l’appui. Dans les vieilles maisons néerlandaises, renseignez-vous aussi sur l’escalier : certains sont si raides qu’un grand chien les monte sans pouvoir les redescendre.

Sur cette côte, un sol carrelé, un robinet dehors et une patère pour les laisses mouillées valent mieux qu’une vue sur mer. Indiquez les chiens dès la recherche : ce que l’hôte demande pour eux entre alors dans le prix total, et les maisons qui n’en acceptent pas disparaissent de la liste.

## Plage, estran et digue

Aucune règle ne vaut pour toute la côte. Le tableau indique à quoi s’attendre ; seul fait foi l’avis affiché par la commune à l’entrée de la plage. Les lieux qui ont une plage réservée aux chiens sont réunis sur notre [page consacrée à la mer du Nord](page:DogBeachesNorthSea).`,
    },
    {
      kind: 'table',
      caption: 'À quoi s’attendre au bord de la mer du Nord',
      head: ['Où', 'Règle habituelle', 'Qui renseigne'],
      rows: [
        [
          'Plages de baignade en Allemagne',
          'en saison, plage pour chiens seulement ; l’hiver, souvent ailleurs aussi',
          'office de tourisme',
        ],
        [
          'Parcs nationaux de la mer des Wadden',
          'laisse toute l’année ; zones de repos et de nidification fermées',
          'maison du parc',
        ],
        ['Digues pâturées', 'laisse courte, certains tronçons interdits aux chiens', 'panneaux sur la digue'],
        ['Plages du Danemark', 'laisse d’avril à septembre, ensuite liberté si le chien obéit', 'commune'],
        ['Plages des Pays-Bas', 'l’été, souvent matin et soir seulement ; sinon accès libre', 'commune'],
      ],
      source:
        'Situation en septembre 2026 ; les communes modifient leurs règles. Le Danemark interdit en outre certaines races : à vérifier auprès des services vétérinaires danois avant de réserver.',
    },
    {
      kind: 'text',
      text: `L’estran attire, et il est sans danger tant qu’on reste près du bord. Un peu plus de six heures séparent la basse mer de la pleine mer, et l’une comme l’autre se décalent de près d’une heure par jour. Affichez l’horaire des marées sur le réfrigérateur. Plus loin, on ne va qu’avec un guide ; tous n’acceptent pas les chiens, mais beaucoup le font si on les prévient. L’eau n’arrive pas de face : elle remplit d’abord les chenaux derrière vous.

Sur la digue, les moutons travaillent : ils gardent l’herbe rase et le sol bien tassé. Un chien qui les poursuit fait des dégâts même sans en toucher un seul. Au printemps, quand il y a des agneaux, passez plutôt côté terre.

## Le sel, le sable, le vent

Un chien qui boit de l’eau de mer a vite la diarrhée. Emportez de l’eau douce à chaque sortie et ne lancez pas vingt fois la balle dans les vagues : à chaque retour, le chien avale une gorgée. Le soir, rincez pattes et ventre, car le sel et le sable fin irritent entre les doigts. Laissez les oiseaux morts où ils sont et tenez le chien à distance. Une méduse échouée peut encore piquer quand elle a l’air sèche.

En juillet, la plage est brûlante à midi et sans ombre. Sortez tôt et vers le soir.`,
    },
    {
      kind: 'picture',
      picture: { scene: 'theme-beach', alt: 'Large plage de la mer du Nord un matin d’été' },
      caption: 'À marée basse, tôt le matin, la plage est large et presque vide.',
    },
    {
      kind: 'text',
      text: `## Choisir sa semaine

Avec un chien, la plus belle saison commence à la mi-septembre. L’eau reste agréable, beaucoup de plages rouvrent et les maisons coûtent moins cher. Octobre apporte les tempêtes ; l’hiver est calme, et bien des restaurants ferment quelques semaines, ce qui n’empêche pas de marcher. Au Nouvel An, beaucoup cherchent un endroit sans feux d’artifice : certaines îles et les villages aux toits de chaume les interdisent. Demandez à la commune avant d’y compter, car on peut tirer aux alentours.

Vers les îles, le chien prend le ferry, en général en laisse et avec son propre billet. Au sein de l’Union, il lui faut pour passer une frontière une puce, un passeport et un vaccin antirabique valide, vieux d’au moins trois semaines s’il s’agit du premier.

Et le dernier jour, secouez la couverture, ramassez les poils, signalez la griffure avant qu’on ne la trouve. Ce qui relève du [ménage final et ce qui n’en relève pas](page:BlogArticle/deposit-and-final-cleaning) fait l’objet d’un autre article.`,
    },
    {
      kind: 'homes',
      title: 'En Allemagne, au bord de la mer du Nord, chien bienvenu',
      search: 'region=nordsee&pets=one',
    },
    {
      kind: 'action',
      title: 'Tous les logements qui acceptent un chien',
      text: 'Vous y choisissez selon le pays, la distance à la mer et le nombre de chiens.',
      to: 'page:Pets',
      label: 'Vacances avec un chien',
    },
  ],
} satisfies PageSeed;
