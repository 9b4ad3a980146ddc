import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances en Belgique',
  description:
    'La côte et son tram ou une maison en Ardenne : la Belgique pour une semaine, climat, zones à faibles émissions, trains et usages.',
  lead: 'La Belgique est petite, et ses deux pays de vacances n’ont rien en commun : ici 67 kilomètres de sable longés par un tram, là des bois, du schiste et des vallées étroites.',
  blocks: [
    {
      kind: 'text',
      text: `## La côte

De La Panne à Knokke, des immeubles bordent la digue, face à une large plage. Ce n’est pas joli, mais c’est commode : appartement avec vue, boulanger au rez-de-chaussée, cuistax pour les enfants, et le tram de la côte qui relie toutes les stations. Le Coq et une partie de Nieuport sont mieux bâtis ; vers la réserve du Westhoek, c’est plus calme. Bruges, Ypres et Gand sont proches. Plus de détails sur la [côte belge](place:belgische-küste).

## L’Ardenne

Dans les [Ardennes](place:ardennen), on loue des maisons, et de grandes : fermes en moellons près de Durbuy, La Roche ou Vielsalm, avec une longue table, une cheminée, parfois un sauna. Trois familles y tiennent, et les hôtes veillent au bruit. On marche le long de l’Ourthe et de la Semois, on descend en kayak tant qu’il y a de l’eau, on visite une grotte s’il pleut. Dans les Hautes Fagnes, des caillebotis traversent la tourbière, fermée quand le feu menace.

## Le temps

La côte a des étés doux et venteux ; on se baigne de fin juin à septembre. L’Ardenne est plus fraîche et plus humide, plus belle en mai et en octobre. Certains hivers, la neige tient des semaines sur le plateau de Botrange.

## Venir

Des trains rapides relient Paris, Londres, Cologne et Amsterdam à Bruxelles ou Liège, d’où partent des correspondances vers Ostende, La Panne et Knokke. Les autoroutes sont gratuites, sauf le tunnel de Liefkenshoek près d’Anvers. À Bruxelles, Anvers et Gand, les zones à faibles émissions imposent le plus souvent d’enregistrer en ligne les voitures étrangères.

## Bon à savoir

Beaucoup de communes perçoivent une taxe de séjour, comprise dans le prix total. L’été, les chiens ne sont guère admis sur les plages en journée. Silence dès 22 heures. Les ordures vont dans les sacs de la commune. En Flandre, Lille s’écrit Rijsel sur les panneaux.`,
    },
  ],
} satisfies PageSeed;
