import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Idées de voyage',
  description:
    'Neuf raisons de louer une maison de vacances : ce qui compte à chaque fois, comment chercher et quelles régions s’y prêtent.',
  lead: `Certains voyages commencent par un lieu, d’autres par une envie : être au bord de l’eau, emmener le chien, réunir trois générations sous un même toit. Ces pages partent de l’envie et disent à quoi faire attention dans le logement.`,
  picture: { scene: 'theme-start', alt: 'Illustration : une maison au-dessus d’une baie, le soir' },
  blocks: [
    {
      kind: 'teasers',
      title: 'L’eau et la montagne',
      teasers: [
        {
          title: 'À la mer',
          text: 'Quelle mer pour quelle saison, et ce que « près de la plage » veut dire dans la recherche.',
          picture: { scene: 'theme-sea', alt: 'Illustration : une baie de la Méditerranée' },
          to: 'page:ThemesContent/sea',
          label: 'Partir à la mer',
        },
        {
          title: 'À la montagne',
          text: 'L’été entre alpage et sommet : altitude, accès et sentiers qui partent de la porte.',
          picture: { scene: 'theme-mountains', alt: 'Illustration : des montagnes le matin' },
          to: 'page:ThemesContent/mountains',
          label: 'Partir à la montagne',
        },
        {
          title: 'Au bord d’un lac',
          text: 'Pourquoi l’accès à la rive compte plus que la distance, et quels lacs se réchauffent tôt.',
          picture: { scene: 'theme-lake', alt: 'Illustration : un lac en été' },
          to: 'page:ThemesContent/lake',
          label: 'Partir au lac',
        },
      ],
    },
    {
      kind: 'teasers',
      title: 'Avec qui l’on part',
      teasers: [
        {
          title: 'Avec un chien',
          text: 'Indiquer le nombre et la taille, se renseigner sur la clôture, vérifier à temps les règles d’entrée.',
          picture: { scene: 'theme-dog', alt: 'Illustration : des dunes en automne' },
          to: 'page:ThemesContent/dog',
          label: 'Voyager avec son chien',
        },
        {
          title: 'Avec des enfants',
          text: 'Plan du logement, escaliers, lit bébé : ce que les parents aiment savoir avant de réserver.',
          picture: { scene: 'theme-family', alt: 'Illustration : une plage de la Baltique' },
          to: 'page:ThemesContent/family',
          label: 'Voyager avec des enfants',
        },
      ],
    },
    {
      kind: 'teasers',
      title: 'La saison et l’occasion',
      teasers: [
        {
          title: 'En hiver',
          text: 'Piste, ski de fond ou simplement la cheminée ; et aussi le chauffage, les pneus et la route enneigée.',
          picture: { scene: 'theme-snow', alt: 'Illustration : des montagnes enneigées' },
          to: 'page:ThemesContent/winter',
          label: 'Partir l’hiver',
        },
        {
          title: 'Au pays du vin',
          text: 'Quand on vendange, où l’on entre à pied dans les vignes et comment déguster sans voiture.',
          picture: { scene: 'theme-wine', alt: 'Illustration : des vignes en automne' },
          to: 'page:ThemesContent/wine',
          label: 'Partir dans les vignes',
        },
        {
          title: 'Avec piscine',
          text: 'Privée ou partagée, chauffée ou non, protégée ou ouverte : les questions à poser avant de réserver.',
          picture: { scene: 'theme-pool', alt: 'Illustration : une piscine au-dessus de la mer' },
          to: 'page:ThemesContent/pool',
          label: 'Maisons avec piscine',
        },
        {
          title: 'En ville',
          text: 'Un appartement plutôt qu’une chambre d’hôtel : quartier, calme, numéro d’enregistrement, parking.',
          picture: { scene: 'theme-city', alt: 'Illustration : une ville au crépuscule' },
          to: 'page:ThemesContent/city',
          label: 'Partir en ville',
        },
      ],
    },
    {
      kind: 'text',
      text: `## De l’envie à la recherche

Presque toutes les envies se traduisent en filtres : la distance de la mer, d’un lac, d’une remontée ou d’une piste de fond, le nombre de chambres, le chien, la piscine, le sauna, la cheminée. À côté de chaque filtre figure le nombre de logements restants. Si la recherche ne trouve rien, elle indique les filtres à retirer.

Si vous n’avez pas encore de destination, laissez le lieu vide et triez par prix ou par note. Les prix sont des prix totaux : dès que les dates sont choisies, le ménage, les frais obligatoires et la taxe de séjour sont compris. Tous les pays et toutes les régions figurent parmi les [destinations](page:DestinationLinkList), les sélections toutes prêtes parmi les [offres](page:OfferOverview).`,
    },
    {
      kind: 'links',
      title: 'Poursuivre la préparation',
      links: [
        {
          label: 'Conseils de voyage',
          to: 'page:TravelTips',
          text: 'Ce qui aide avant, pendant et après le séjour.',
        },
        { label: 'Liste de départ', to: 'page:TravelTipsChecklist', text: 'À cocher et à imprimer.' },
        {
          label: 'Parcs de vacances',
          to: 'page:HolidayParks',
          text: 'Des maisons, des voisins et des équipements communs.',
        },
      ],
    },
  ],
} satisfies PageSeed;
