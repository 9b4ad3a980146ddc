import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Istria',
  description:
    'Coast or hills in Istria: what staying there is like, when the sea is warm, which vignettes and tolls lie on the way and what to know.',
  lead: 'Istria is small enough to swim in the sea in the morning and dine in a hill village at night. When choosing a home, that means the coast is never far.',
  blocks: [
    {
      kind: 'text',
      text: `## Coast and hills

The west coast between Umag, Rovinj and Pula is pine woods, flat rock and shingle coves; sand is rare and the water clear. This is where the apartments with sea views are, and in August it gets crowded. Ten kilometres inland the other Istria begins: red earth, vines, stone houses with pools, and Grožnjan and Motovun on their hilltops. A home there is larger, quieter and cooler at night, and the beach is a quarter of an hour by car. The east coast around Rabac and Labin is steep, facing the islands of [Kvarner Bay](place:kvarner-bucht). Road signs give place names in Croatian and Italian.

## Through the year

May: wild asparagus, empty roads, cold sea. June to September: swimming. From mid-September grapes and figs ripen, in October and November there are truffles, and the midday sun still warms. In winter the Bura, a cold wind off the land, can blow for days.

## Getting there

Through Austria and Slovenia you need two vignettes and pay extra for the Tauern and Karawanks tunnels; from Trieste an ordinary road will do for the Slovenian stretch. Istria’s own motorway charges tolls. Croatia is moving to a system without barriers, planned for March 2027, so check beforehand whether to register your number plate. Croatia is in the Schengen area, though checks do happen. By rail you get comfortably as far as Trieste, Koper or Rijeka, then take the bus.

## Swimming, dogs, fire and money

Water shoes protect you from sea urchins. Dogs swim in coves of their own: see [dog beaches in Croatia](page:DogBeachesCroatia). Summer brings a high risk of wildfire, so barbecue only where your host allows it. The tourist tax is part of the total price. The currency is the euro, and markets prefer cash.`,
    },
  ],
} satisfies PageSeed;
