import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Zeeland',
  description:
    'Islands, dams and beaches in Zeeland: which peninsula suits you, how to get there, and what cyclists, dogs and swimmers should know.',
  lead: 'No home in Zeeland is more than a few miles from water; the only question is which. Beach, estuary and lagoon are often just one dyke apart.',
  blocks: [
    {
      kind: 'text',
      text: `## What used to be islands

Dams and storm barriers now join what once needed ferries. Walcheren, with Domburg, Zoutelande and the town of Middelburg, has broad sands facing south-west and is the heart of the coast. Schouwen-Duiveland has Renesse and the highest dunes, with Zierikzee behind them. Noord-Beveland is flat and quiet, and children learn to sail on the tideless Veerse Meer. Zeeuws-Vlaanderen, across the Western Scheldt, borders on Belgium: Breskens, Cadzand, and Bruges half an hour away. Homes often stand in small [parks](page:HolidayParks), farmhouses behind the dykes.

## By bicycle

A network of numbered junctions leads along dykes, through polders and past the Delta Works. Headwind is the only hill, so plan to meet it in the morning. The ferry from Vlissingen to Breskens carries only people on foot and bicycles.

## Weather and water

The coast is among the sunniest in the country, and always windy. You can swim from late June to September. Strong currents run in the channels off the beaches: mind the flags, and never swim out on a falling tide. Mussels are in season from high summer to spring, and many beach cafés stay open in winter.

## Getting there

Trains run by way of Roosendaal to Goes, Middelburg and Vlissingen. From Britain, ferries sail from Harwich to Hook of Holland and from Hull to Rotterdam, or take the shuttle to Calais and drive. Motorways are free, and so is the Western Scheldt tunnel for cars; the A 24 west of Rotterdam charges a toll, paid online. By day the motorway speed limit is lower than in neighbouring countries.

## Rules

In summer dogs are mostly allowed on the beach only in the morning and evening; each council sets the hours. The tourist tax is in the total price. Parking at the beach costs money almost everywhere, often by number plate. Parks are quiet after 10 p.m.`,
    },
  ],
} satisfies PageSeed;
