import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments on the German Baltic coast',
  description:
    'From Flensburg to the Darß: which stretch of the German Baltic coast suits whom, when the water is warm and how to get there.',
  lead: 'The Baltic has hardly any tide: the water is always there, and small children can stand in it. Between Flensburg and the Darß, long inlets give way to cliffs and then to miles of sand.',
  blocks: [
    {
      kind: 'text',
      text: `## Which stretch to choose

In the west the Flensburg Fjord, the Schlei and Eckernförde Bay reach far inland: sailing country, with calm water and smokehouses. Along the Bay of Lübeck one resort follows another, each with a promenade, a pier and plenty going on, and Lübeck itself will fill a wet day. East of Wismar, Kühlungsborn and Warnemünde have broad beaches backed by beech woods. Fischland, Darß and Zingst form a peninsula between the sea and its lagoons, with forest right down to the sand. For islands, look at [Fehmarn](place:fehmarn), [Rügen](place:rügen) and [Usedom](place:usedom).`,
    },
    {
      kind: 'accordion',
      title: 'Asked before booking',
      entries: [
        {
          question: 'When is the water warm enough?',
          answer: `In most years from late June into September, and earlier in sheltered bays. When the wind blows off the land, cold water can well up and the temperature drops several degrees overnight. May and June have the longest days; in September and October cranes cross the Darß. Winters are grey, mild and quiet.`,
        },
        {
          question: 'How do you get there?',
          answer: `By the A 7 to Flensburg, the A 1 to Lübeck, the A 20 and A 19 into Mecklenburg. Motorways are free of charge, but two tunnels are not: the Herrentunnel in Lübeck and the Warnow Tunnel in Rostock. Trains reach Kiel, Flensburg, Lübeck, Travemünde, Wismar and Warnemünde, at or close to the water.`,
        },
        {
          question: 'Are dogs allowed on the beach?',
          answer: `In summer mostly on marked stretches only, which we have gathered on our page about [dog beaches on the Baltic](page:DogBeachesBalticSea). The local tourist office knows the dates.`,
        },
        {
          question: 'What else should you know?',
          answer: `The resorts levy a tourist tax; here it is part of the total price. Cross the dunes on the paths only, and keep away from the cliff edge, which can give way. Hot weeks may bring blue-green algae: then neither children nor dogs should swim until the council says so. Hooded wicker chairs are hired on the beach.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
