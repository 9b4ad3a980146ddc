import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Maisons et appartements de vacances sur l’île de Rügen',
  description:
    'Quel coin de Rügen vous convient, que faire par vent ou par pluie, comment gagner l’île et pourquoi rester loin des falaises de craie.',
  lead: 'Rügen est faite de presqu’îles, et presque chacune est une île à elle seule. Décidez d’abord : la mer ouverte, ou les lagunes qu’on appelle ici Bodden.',
  blocks: [
    {
      kind: 'text',
      text: `## Mer ou lagune

Les stations balnéaires sont sur la côte est : Binz, ses villas blanches et sa longue promenade, Sellin et sa jetée, Göhren et ses deux plages. Tout s’y fait à pied, et l’été on n’y est pas seul. Au nord, la Schaabe est une longue plage devant les pins, sans village derrière. Au bord des lagunes, au Zudar, à Gager ou vers Ummanz, la vue donne sur les roseaux et les voiles ; l’eau, peu profonde, est plus vite tiède, mais il faut rouler jusqu’à la mer. Les toits de chaume se trouvent surtout au Mönchgut et au Wittow. De Schaprode, un bateau va à Hiddensee, île sans voitures.

## Quatre idées pour quatre temps

Soleil et peu de vent : le sentier des falaises sous les hêtres de Jasmund, ou la craie vue d’un bateau. Vent d’ouest : la côte est, abritée. Pluie : le Rasender Roland, petit train à vapeur de Putbus à Göhren. Gel : la plage vide de Juliusruh, puis le sauna.

## Les mois

En mai, le colza fleurit jusqu’au bord des falaises. On se baigne de fin juin à septembre ; la Baltique garde sa chaleur. En octobre, les grues se rassemblent près des lagunes. L’hiver est venteux et calme, et bien des restaurants n’ouvrent que le week-end.

## Arriver

Les trains passent par Stralsund vers Bergen, Binz et Sassnitz. Les voitures prennent le pont de Rügen, gratuit, ou le petit bac de Stahlbrode. Les samedis d’été, l’attente peut être longue : venez tôt, ou un autre jour.

## Prudence et égards

La craie s’effondre, surtout après la pluie et le gel : ne marchez jamais près du bord, ne vous installez pas sous la paroi. Les chiens sont en laisse dans le parc national ; leurs [plages](page:DogBeachesBalticSea) sont signalées. La taxe de séjour est comprise dans le prix total. Silence après 22 heures.`,
    },
  ],
} satisfies PageSeed;
