import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Combien de temps à l’avance réserver pour les vacances scolaires',
  description:
    'Été, Noël, Pâques, Toussaint : quand le choix se réduit, pourquoi les vacances des voisins comptent et que faire si l’on s’y prend tard.',
  lead: 'Il n’y a pas de moment idéal valable pour tous. Tout dépend du nombre de maisons qui peuvent vous convenir et de ceux qui sont en vacances en même temps que vous.',
  picture: { scene: 'theme-family', alt: 'Jour d’été au bord de la Baltique, plage et eau claire' },
  article: {
    author: 'Mathilde Garnier',
    date: '2025-12-11',
    category: 'family',
    slug: 'quand-reserver-vacances-scolaires',
    related: ['arriving-midweek', 'rainy-days-with-children', 'reading-a-listing'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Ce n’est pas le temps qui manque, c’est la maison

Un appartement pour deux en périphérie se trouve encore en août. Une maison pour neuf avec un chien, à dix minutes de la plage, il en existe peut-être trois dans un village, et elles vont à ceux qui y étaient l’an dernier. Plus vous posez de conditions, plus il faut chercher tôt. Notez ce dont vous ne pouvez vous passer, puis rayez-en la moitié. À côté de chaque condition, les filtres indiquent combien de logements il reste ; vous voyez ainsi laquelle vous coûte le plus.

Beaucoup d’hôtes fixent les prix de l’année suivante entre la fin de l’été et décembre. Jusque-là, le calendrier signale qu’il n’y a pas encore de prix pour la période. Cela ne veut pas dire que la maison est prise : posez la question, ou ajoutez-la à [votre sélection](page:WatchList) et revenez voir à l’automne.`,
    },
    {
      kind: 'table',
      caption: 'L’expérience de la rédaction, sans valeur statistique',
      head: ['Vacances', 'Là où le choix se réduit', 'Bon moment'],
      rows: [
        [
          'Été, mi-juillet à mi-août',
          'maisons au bord de l’eau, grandes maisons, chien',
          'dès que les prix sont fixés, souvent neuf à douze mois avant',
        ],
        ['Noël et Nouvel An', 'stations de ski, grandes maisons', 'au printemps ou à l’été précédent'],
        ['Vacances d’hiver', 'logements d’où l’on va aux pistes à pied', 'avant la Toussaint'],
        ['Printemps, ponts de mai', 'lac de Garde, Istrie, îles', 'quatre à six mois avant'],
        ['Toussaint', 'mer du Nord, maisons avec piscine dans le Sud', 'trois à quatre mois avant'],
      ],
    },
    {
      kind: 'text',
      text: `## Les vacances des voisins

Connaître ses propres dates, c’est connaître la moitié de la demande. En France, les vacances d’hiver et de printemps sont échelonnées en trois zones ; l’été, tout le monde est libre en même temps. En Allemagne, les Länder se relaient l’été, mais la Bavière et le Bade-Wurtemberg commencent toujours tard et vont jusqu’en septembre. Le Danemark reprend l’école vers la mi-août, les Pays-Bas, selon les régions, jusqu’au début de septembre ; sur la côte danoise, la seconde moitié d’août est donc nettement plus calme. En Italie, il n’y a pas école de la mi-juin à la mi-septembre, mais c’est autour de Ferragosto, le 15 août, que tout se remplit. En Suisse, chaque canton décide.

Il en résulte des créneaux. Début juillet, dès la sortie des classes, les côtes allemandes du Nord ont encore de la place quand le Sud du pays travaille. En février, la semaine où une seule zone est en vacances est plus facile que celles où deux se chevauchent. Les ministères publient les calendriers des années à l’avance ; les consulter est la façon la moins chère de préparer ses vacances.

## S’engager tôt sans s’engager trop

Personne ne sait en octobre si tout le monde sera en forme en juillet. Deux possibilités y répondent. Une option garde la maison gratuitement pendant trois jours, une fois ouvert le lien reçu par e-mail, si l’arrivée est à deux semaines au moins. C’est assez pour consulter les grands-parents. Et beaucoup d’hôtes admettent une annulation sans frais jusqu’à un certain jour ; la date est indiquée avant la réservation, et un filtre existe. La loi ne prévoit pas de droit de rétractation pour un séjour à dates fixes.

Regardez aussi l’échéancier. En général, un acompte est dû d’abord, le solde quelques semaines avant l’arrivée : réserver tôt n’est pas tout payer tôt. Là où l’hôte accorde une remise pour réservation anticipée, le prix affiché en tient déjà compte.`,
    },
    {
      kind: 'quote',
      text: 'Réserver tôt, c’est surtout choisir entre plusieurs maisons. En s’y prenant tard, on a ce qui reste, et parfois c’est bien.',
    },
    {
      kind: 'text',
      text: `## Si l’on est déjà en avril

Changez alors un élément après l’autre, dans cet ordre. Le jour d’abord : laissez trois jours de marge à l’arrivée et voyez si d’[autres jours d’arrivée](page:BlogArticle/arriving-midweek) sont possibles. Puis la distance : à dix kilomètres de la côte, il y a des maisons libres qui ne le sont jamais sur le front de mer. Ensuite la semaine : la dernière des vacances est presque partout moins chargée que la première. La région en dernier : si la Baltique est complète, regardez les lacs du Mecklembourg ; si c’est le lac de Garde, le Frioul ou les Marches.

Pensez aussi aux désistements. Ils se concentrent juste avant le jour où ils commencent à coûter, souvent soixante ou trente jours avant l’arrivée. Cherchez à nouveau cette semaine-là, et vous trouverez des maisons qui étaient prises en hiver. À deux couples avec quatre enfants, deux appartements dans un même immeuble sont parfois plus faciles à trouver qu’une grande maison. On s’y dispute moins sur l’heure du coucher.`,
    },
    {
      kind: 'homes',
      title: 'Sur la Baltique allemande, trois chambres et plus',
      search: 'region=ostsee&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        { label: 'Vacances en famille : tous les logements', to: 'page:Family' },
        { label: 'Toutes les destinations', to: 'page:DestinationLinkList' },
      ],
    },
  ],
} satisfies PageSeed;
