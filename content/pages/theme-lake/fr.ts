import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'lac',
  title: 'Maison de vacances au bord d’un lac',
  description:
    'Louer au bord d’un lac : accès à la rive, ponton et bateau, température de l’eau, pêche et lacs qui conviennent aux familles.',
  lead: `Un lac peut être tout proche sans être accessible : les rives sont souvent privées, envahies de roseaux ou bâties. Avant de réserver, renseignez-vous donc sur la distance de l’eau, mais aussi sur l’endroit où l’on y entre.`,
  picture: { scene: 'theme-lake', alt: 'Illustration : un lac en été' },
  blocks: [
    {
      kind: 'text',
      text: `## Entrer dans l’eau

Le filtre du lac trouve des logements d’où l’on va à la rive à pied, à 5 km ou à 10 km au plus. Ponton privé, plage communale ou établissement de bains : la description du logement le dit, sinon l’hôte vous renseigne. Si la maison a sa propre rive et que vous venez avec des enfants, demandez la profondeur au bout du ponton et si le terrain est clôturé du côté de l’eau.

Les lacs peu profonds comme le [lac Balaton](place:plattensee) se réchauffent vite au début de l’été et ont de longues rives en pente douce. Les lacs alpins, profonds, sont plus clairs et restent plus frais ; même au cœur de l’été, l’eau est froide sous la surface. Le [lac de Garde](place:gardasee) est venteux au nord, plus calme et plus chaud au sud.

## En bateau, sur une planche ou à la ligne

Le filtre « Location de bateaux » ne veut pas dire qu’un bateau est fourni avec la maison : il signale une location à proximité. Une barque qui fait partie de la maison figure dans l’équipement. Sur de nombreux lacs, les bateaux à moteur sont limités ou interdits ; parfois, votre propre embarcation doit être déclarée, ou nettoyée avant la mise à l’eau pour ne pas y introduire de moules invasives. La commune ou la police des eaux vous renseignera. Pour pêcher, il faut presque partout un permis pour le plan d’eau et, en Allemagne, en général aussi un permis de pêche personnel ; certains Länder délivrent des permis pour touristes.`,
    },
    { kind: 'homes', title: 'Logements d’où l’on va au lac à pied', search: 'distLake=1' },
    {
      kind: 'text',
      text: `## Des lacs au choix

Les lacs du [plateau mecklembourgeois](place:mecklenburgische-seenplatte) communiquent par des canaux ; on y vient en canoë et en bateau habitable. Au [lac de Constance](place:bodensee), trois pays partagent une même rive, avec des bacs et une piste cyclable qui en fait le tour. Dans le [Salzkammergut](place:salzkammergut) et en [Carinthie](place:kärnten), de nombreux lacs de baignade ne sont qu’à quelques kilomètres les uns des autres. Le [Småland](place:smaland) et les [lacs finlandais](place:finnische-seenplatte) conviennent à ceux qui cherchent le silence et une barque et que les moustiques n’effraient pas ; dans le Nord, ils sont là surtout de juin au début d’août.

## Qualité de l’eau et météo

Les pays de l’UE contrôlent pendant la saison leurs eaux de baignade déclarées et publient les résultats. Par temps chaud et sans vent, les cyanobactéries peuvent entraîner des interdictions soudaines ; elles sont affichées sur place. Au bord des lacs alpins, des feux avertissent du vent. Quand ils clignotent vite, toute embarcation doit regagner la rive.`,
    },
    {
      kind: 'links',
      title: 'Maisons au bord d’un lac',
      links: [
        { label: 'Locations au bord d’un lac', to: 'offer:33' },
        { label: 'Vacances de pêche', to: 'offer:34' },
        { label: 'Au lac avec un chien', to: 'search:distLake=1&pets=one' },
        { label: 'Toutes les idées de voyage', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
