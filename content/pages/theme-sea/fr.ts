import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'mer',
  title: 'Maison de vacances au bord de la mer',
  description:
    'Quelle côte pour quelle saison, comment chercher un logement à deux pas de la plage et ce qui change au bord de la mer.',
  lead: `La distance de la plage se filtre, la météo non. Pour un séjour à la mer, mieux vaut donc choisir d’abord la saison, puis la maison.`,
  picture: { scene: 'theme-sea', alt: 'Illustration : une baie de la Méditerranée en été' },
  blocks: [
    {
      kind: 'text',
      text: `## Quelle mer à quelle saison

Pour la baignade, la mer du Nord et la Baltique sont les plus chaudes en juillet et en août ; septembre offre souvent encore des journées calmes et moins de monde. Pour les longues marches, les cerfs-volants et la recherche d’ambre, la saison froide convient mieux. En mer du Nord, la marée règle la journée : à marée basse, l’estran se découvre à bien des endroits, et l’on se baigne autour de la pleine mer. Les horaires sont affichés à la plage.

La Méditerranée se réchauffe lentement et se refroidit lentement. En mai, l’eau est encore fraîche ; en octobre, sur les côtes du Sud, elle est souvent plus agréable qu’en juin. Au cœur de l’été, il peut faire très chaud : la climatisation, l’ombre et une chambre au nord comptent alors plus que les cent derniers mètres jusqu’à la plage. L’Adriatique, en [Istrie](place:istrien) et en [Dalmatie](place:dalmatien), a surtout des plages de galets et de rochers, à l’eau limpide, où des chaussures de bain sont utiles. Les familles trouvent de longues plages de sable en pente douce sur la [côte allemande de la Baltique](place:ostseeküste_deutschland), en [Zélande](place:zeeland) ou sur la côte ouest du [Danemark](place:dänemark).

L’Atlantique a des vagues et des courants. Baignez-vous dans les zones surveillées et demandez aux sauveteurs la signification du drapeau du jour.`,
    },
    { kind: 'homes', title: 'Logements d’où l’on va à la mer à pied', search: 'distSea=1' },
    {
      kind: 'text',
      text: `## Chercher selon la distance

Le filtre de la mer a trois niveaux : accessible à pied, 5 km maximum, 10 km maximum. Il mesure la distance jusqu’à l’eau et non jusqu’à la plage de sable la plus proche ; sur une côte escarpée, le chemin de la baignade peut être plus long. Le filtre « Vue sur mer » indique que l’on voit la mer et ne dit rien du chemin pour s’y rendre. Les deux ensemble donnent la liste la plus courte et, en général, les prix les plus élevés.

Avant la réservation, la carte ne montre la situation qu’approximativement, par un cercle de 500 mètres de rayon. Pour en savoir plus, interrogez l’hôte sur le chemin de la plage : sa longueur, les marches éventuelles, le passage d’une poussette ou d’un fauteuil dans le sable.

## Ce qui s’ajoute sur la côte

De nombreuses communes du littoral perçoivent une taxe de séjour. Chez nous, elle est comprise dans le [prix total](page:Faq/faq1). Les transats, les fauteuils de plage et les parkings sont loués sur place par la commune ou par des exploitants ; l’office de tourisme en connaît les tarifs. Si vous venez avec un chien, regardez les plages avant de réserver : nous avons dressé des listes pour la [mer du Nord](page:DogBeachesNorthSea), la [Baltique](page:DogBeachesBalticSea) et la [Croatie](page:DogBeachesCroatia).`,
    },
    {
      kind: 'links',
      title: 'Maisons au bord de la mer',
      links: [
        {
          label: 'Locations au bord de la mer',
          to: 'offer:32',
          text: 'Tous les logements à quelques pas de l’eau.',
        },
        { label: 'Locations avec vue sur la mer', to: 'offer:31', text: 'La mer devant la fenêtre.' },
        {
          label: 'À la mer avec un chien',
          to: 'search:distSea=5&pets=one',
          text: 'À 5 km de l’eau au plus, chiens bienvenus.',
        },
        { label: 'Toutes les idées de voyage', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
