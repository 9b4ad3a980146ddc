import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Première semaine d’hiver dans un logement à la montagne',
  description:
    'Route, chauffage, courses, forfait : ce qu’il faut régler avant une première semaine d’hiver à la montagne, et ce qui peut attendre l’arrivée.',
  lead: 'Quand on loue pour la première fois une maison à la montagne en hiver, on pense à la neige et au ski. La réussite de la semaine tient à autre chose : le dernier kilomètre de route, le chauffage et le premier soir.',
  picture: { scene: 'theme-snow', alt: 'Sommets enneigés des Alpes dans la lumière du matin' },
  article: {
    author: 'Jonas Reuter',
    date: '2025-11-19',
    category: 'travel',
    slug: 'premiere-semaine-hiver-montagne',
    related: ['heating-old-stone-houses', 'arriving-midweek', 'reading-a-listing'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Le dernier kilomètre

Jusque dans la vallée, les routes sont presque toujours dégagées. Les difficultés commencent là où part le chemin d’accès : étroit, pentu, souvent privé, et déneigé quand l’agriculteur du coin en trouve le temps. Avant de réserver, posez trois questions à l’hôte. L’accès est-il déneigé, et par qui ? Faut-il des chaînes quand il neige ? Et où laisse-t-on la voiture si l’on ne peut pas aller plus loin ? Certaines maisons ne se rejoignent l’hiver qu’à pied, avec une luge pour les bagages. C’est un plaisir si l’on est prévenu.

Les règles sur les pneus et les chaînes varient d’un pays à l’autre ; les automobile-clubs vous renseignent.`,
    },
    {
      kind: 'table',
      caption: 'Équipement hivernal de la voiture, dans les grandes lignes',
      head: ['Pays', 'La règle en hiver'],
      rows: [
        ['Allemagne', 'pneus hiver dès que les conditions sont hivernales, sans date fixe'],
        ['Autriche', 'équipement hivernal en conditions hivernales, de novembre à la mi-avril'],
        ['Suisse', 'pas d’obligation générale ; qui gêne la circulation en pneus été en répond'],
        ['Italie', 'sur de nombreux axes, pneus hiver ou chaînes à bord, selon la région et la route'],
        ['France', 'dans les communes de montagne désignées, pneus hiver ou chaînes à bord'],
      ],
      source: 'Situation en novembre 2025, sans garantie ; à vérifier avant le départ.',
    },
    {
      kind: 'text',
      text: `Entraînez-vous à monter les chaînes chez vous, en plein jour et les mains sèches. La première fois prend une demi-heure, la deuxième dix minutes. Et rangez-les sur le dessus : sous quatre valises, elles ne servent à rien dans la montée.

## Arriver avant la nuit

Fin décembre, il fait nuit vers seize heures trente au fond d’une vallée encaissée. En arrivant à quinze heures, vous voyez encore le chemin, vous trouvez la boîte à clés et vous avez le temps de découvrir la maison. Si votre logement n’impose pas le samedi, vous évitez aussi les bouchons : notre article sur l’[arrivée un autre jour](page:BlogArticle/arriving-midweek) explique comment.

Pour le premier soir, gardez à portée de main une caisse avec des pâtes, une sauce, du pain, du café, des allumettes, une lampe de poche et des chaussons. Les supermarchés des stations sont bondés le jour des arrivées, et dans les petits villages ils ferment tôt.

## Chauffer la maison et garder la chaleur

Dans une maison restée vide, il faut une soirée pour que les murs se réchauffent eux aussi ; avec de gros murs, [c’est plus long](page:BlogArticle/heating-old-stone-houses). Demandez à l’hôte de remonter le chauffage la veille. Ne le coupez pas complètement en journée : les conduites posées dans les murs extérieurs peuvent geler, et le soir la maison ne sera pas réchauffée avant l’heure du coucher.

Pour le poêle à bois, une règle suffit : commencer petit, donner de l’air, brûler du bois sec. La cendre reste chaude longtemps ; elle va dans le seau en métal, jamais à la poubelle. S’il y a une hotte dans la même pièce, ouvrez une fenêtre quand elle tourne, sans quoi elle aspire la fumée du poêle. Les frais annexes du logement indiquent si le bois et le chauffage sont compris ou facturés selon la consommation ; chez Feriola, tout ce qui est obligatoire figure déjà dans le prix total.`,
    },
    {
      kind: 'quote',
      text: 'Des chaussures de ski mouillées pèsent plus sur l’humeur du lendemain que le nombre de kilomètres de pistes.',
    },
    {
      kind: 'text',
      text: `## Ce qui se réserve et ce qui attend

Les cours de ski des enfants sont vite complets pendant les vacances : réservez-les dès que vous avez le logement. Les skis de location peuvent se retenir en ligne, mais le réglage se fait de toute façon au magasin. Passez-y en début de soirée le jour de l’arrivée, pas le premier matin avec tout le monde. Pour le forfait, comptez les jours : sans ski le jour de l’arrivée ni celui du départ, une semaine n’en demande pas sept, et les débutants se contentent souvent, les deux premiers jours, du titre pour le téléski école.

« Près des pistes » peut vouloir dire bien des choses. Demandez s’il existe un chemin que l’on a envie de faire à pied en chaussures de ski, à quelle fréquence passe la navette et si elle s’arrête devant la porte. Un local à skis avec sèche-chaussures vaut mieux que quelques centaines de mètres gagnés.

## Une journée sans ski

Prévoyez-la au milieu de la semaine, quand les jambes s’alourdissent : luge, marche sur les sentiers damés, piscine couverte, long petit-déjeuner. Pour quitter les itinéraires sécurisés, en raquettes ou en ski de randonnée, lisez d’abord le bulletin d’avalanche du massif et partez avec quelqu’un qui connaît le terrain. Ne laissez ni poussette ni voiture sous un toit d’où la neige peut glisser.`,
    },
    {
      kind: 'homes',
      title: 'Logements avec cheminée non loin des remontées, en Autriche',
      search: 'country=at&distSkilift=5&fireplace=Y',
    },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        { label: 'Vacances au ski dans tous les pays', to: 'page:SkiHoliday' },
        { label: 'Liste à cocher avant le départ', to: 'page:TravelTipsChecklist' },
      ],
    },
  ],
} satisfies PageSeed;
