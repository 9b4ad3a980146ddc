import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments on Rügen',
  description:
    'Which corner of Rügen suits you, what to do in wind and rain, how to reach the island and why to keep away from the chalk cliffs.',
  lead: 'Rügen is made of peninsulas, and almost every one is an island in itself. Decide first whether you want the open sea or the lagoons, here called Bodden.',
  blocks: [
    {
      kind: 'text',
      text: `## Sea or lagoon

The seaside resorts are on the east coast: Binz with white villas and a long promenade, Sellin with its pier, Göhren with two beaches. Everything is within walking distance there, and in summer you have company. The Schaabe in the north is a long sandy beach backed by pines, with no village behind it. On the lagoons, at Zudar, Gager or Ummanz, you look out on reeds and sails; the water is shallow and warms early, and you drive to the sea. Thatched houses are mostly found in Mönchgut and Wittow. For something different, take the boat from Schaprode to Hiddensee, an island without cars.

## Four suggestions for four weathers

Sun and little wind: the cliff path through the beech woods of Jasmund, or the same chalk seen from a boat. Westerly wind: the east coast, which is sheltered. Rain: the Rasender Roland, a narrow-gauge steam train from Putbus to Göhren. Frost: the empty beach at Juliusruh, then a sauna.

## The months

In May oilseed rape flowers right up to the cliffs. Swimming lasts from late June into September, as the Baltic keeps its warmth. In October cranes gather by the lagoons. Winters are windy and quiet, with many restaurants open only at weekends.

## Arriving

Trains run by way of Stralsund to Bergen, Binz and Sassnitz. Cars take the Rügen Bridge, which is free, or the small ferry from Stahlbrode. On summer Saturdays the queue can be long, so come early or on another day.

## Care and consideration

Chalk cliffs collapse, above all after rain and frost: never walk near the edge or settle beneath the wall. Dogs stay on the lead in the national park, and their [beaches](page:DogBeachesBalticSea) are signposted. The tourist tax is part of the total price. After 10 p.m. the island is quiet.`,
    },
  ],
} satisfies PageSeed;
