import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Travailler depuis une maison de vacances',
  description:
    'Connexion, table, calme et accord de l’employeur : ce qu’il faut régler quand une partie du voyage est faite de jours de travail.',
  lead: 'Trois semaines au même endroit, dont deux à l’ordinateur : cela marche mieux qu’on ne le croit, et moins bien que ne le laissent penser les photos d’ordinateur au bord de la piscine.',
  picture: { scene: 'theme-wellness', alt: 'La Forêt-Noire un matin d’automne' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-11-05',
    category: 'knowledge',
    slug: 'travailler-depuis-une-maison-de-vacances',
    related: ['reading-a-listing', 'arriving-midweek', 'heating-old-stone-houses'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Demander d’abord, réserver ensuite

Un salarié a besoin de l’accord de son employeur, même pour deux semaines dans le pays voisin. Ce n’est pas qu’une question de confiance. Dans l’Union européenne, en Suisse et dans l’Espace économique européen, le travail à l’étranger suppose un certificat A1, qui atteste du pays où vous êtes assuré ; en France, il se demande à l’Urssaf ou à la MSA. Pour un séjour plus long s’ajoute l’impôt. Les fameux 183 jours ne sont qu’une condition parmi d’autres, et les fonctionnaires comme les indépendants relèvent d’autres règles. Hors de l’Union, travailler même sur son propre ordinateur peut exiger un titre de séjour. Adressez-vous au service du personnel, à l’assurance maladie et, pour plusieurs mois, à un fiscaliste.

Voyez aussi si vous pouvez emporter documents et matériel, et qui répond de l’ordinateur s’il disparaît de la maison.

## La connexion, en posant les bonnes questions

« Wi-Fi » ne dit rien de la ligne. Demandez à l’hôte l’image d’un test de débit, de préférence fait le soir et dans la pièce où vous serez. Ce qui compte, c’est le débit montant : il décide si les autres vous entendent en visioconférence, et à la campagne il est souvent dix fois plus faible que le débit descendant.`,
    },
    {
      kind: 'table',
      caption: 'Ordres de grandeur pour un poste de travail',
      head: ['Usage', 'Débit descendant', 'Débit montant'],
      rows: [
        ['courriels, textes, téléphone', '5 Mbit/s', '1 Mbit/s'],
        ['visioconférence, une personne', '10 Mbit/s', '4 Mbit/s'],
        ['deux visioconférences à la fois', '25 Mbit/s', '10 Mbit/s'],
        ['gros fichiers, images, films', '50 Mbit/s', '20 Mbit/s et plus'],
      ],
      source:
        'L’expérience de la rédaction. Mieux vaut une ligne stable un peu lente qu’une ligne rapide et capricieuse.',
    },
    {
      kind: 'text',
      text: `L’autre accès, c’est le téléphone. Consultez la carte de couverture de votre opérateur, et comptez une barre de moins derrière des murs épais. Dans l’Union, votre forfait s’utilise en général comme chez vous ; en Suisse et au Royaume-Uni, cela dépend du contrat. Un long câble réseau ne pèse presque rien et aide plus que n’importe quel répéteur.

## La table, la chaise, la lumière

À soixante-quinze centimètres, une table de salle à manger est à la bonne hauteur ; la chaise, elle, convient rarement pour huit heures. Demandez un siège de bureau ou prenez un coussin ferme. Un support, un clavier et une souris tiennent peu de place et ménagent la nuque. Quand un hôte a aménagé un espace de travail, Feriola le mentionne dans l’équipement ; vous pouvez en demander une photo. L’été, la meilleure place est à une fenêtre au nord ; l’hiver, dans une pièce chauffée : un poêle au salon ne sert à rien sous les combles.

À deux, il faut deux portes, pas deux tables. Préférez un appartement avec une chambre de plus, quitte à être vingt minutes plus loin de la plage. Renseignez-vous sur les chantiers, l’école maternelle d’à côté et l’heure d’entretien de la piscine. La tondeuse passe toujours pendant la réunion.`,
    },
    {
      kind: 'quote',
      text: 'Pour travailler en vacances, il faut deux choses difficiles à photographier : une porte et une ligne.',
    },
    {
      kind: 'text',
      text: `## Quand, et combien de temps

La basse saison s’y prête. De novembre à avril, beaucoup de maisons de la côte sont vides, les hôtes apprécient ceux qui restent trois semaines, et certains ont prévu pour les longs séjours une remise aussitôt déduite du prix total. Ajoutez le chauffage et l’électricité : qui travaille reste à la maison, et dans une [vieille maison](page:BlogArticle/heating-old-stone-houses) cela coûte plus qu’en vacances. Pour un mois, demandez si l’on fait le ménage et change les draps entre-temps.

Arrivez le vendredi ou le samedi, installez tout le dimanche et faites un appel d’essai. Le lundi à neuf heures, il est trop tard pour découvrir que la box est à la cave.

## Séparer le travail et les vacances

Décidez de ce qui est vacances et de ce qui ne l’est pas. À travailler un peu chaque jour, on n’a pendant trois semaines ni l’un ni l’autre. Il est sage de placer les jours de travail au début et de garder le reste libre, ou de travailler le matin et de ranger l’ordinateur à quatorze heures. Et prévenez les autres des jours où l’on ne doit pas vous déranger. Les enfants admettent mieux une porte fermée qu’un père présent sans l’être.`,
    },
    {
      kind: 'homes',
      title: 'Avec internet et cheminée, trois chambres et plus',
      search: 'internet=Y&fireplace=Y&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        { label: 'Lire une annonce entre les lignes', to: 'page:BlogArticle/reading-a-listing' },
        { label: 'Arriver un autre jour que le samedi', to: 'page:BlogArticle/arriving-midweek' },
      ],
    },
  ],
} satisfies PageSeed;
