import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Portugal',
  description:
    'Algarve, Alentejo, the north or Madeira: a holiday home in Portugal with surf, a cool sea, electronic tolls and trains.',
  lead: 'In Portugal the Atlantic is half the weather. It keeps summers bearable, the water cool and the evenings windy, and those who know pack a jumper.',
  blocks: [
    {
      kind: 'text',
      text: `## From south to north

In the east of the [Algarve](place:algarve) lie flat islands and lagoons with calm, warmer water; in the west yellow cliffs and coves, and beyond Sagres the open sea of the surfers. A holiday home here is often a villa with a pool or a flat on an estate. The Alentejo behind it is wide: cork oaks, white villages, single farms, and along the coast the long Fishermen’s Trail. Around Lisbon you stay in Sintra or Ericeira and take a train or bus to the city. North of Porto the land turns green and small-scaled; on the Douro the houses stand among port terraces. [Madeira](place:madeira) has weather of its own, paths along water channels and hardly any beach.

## What the months bring

From February almonds blossom in the Algarve, and March to May is best for walking. In summer the coast is warm with a fresh north wind in the afternoon, the interior scorching. The sea stays cool even in August and is warmest in the eastern Algarve. September and October are mild and clear. From November to March the north has much rain while the south stays bright; old houses seldom have heating then.

## Getting there and driving

By car it is a long way through France and Spain, though ferries from Britain to Santander shorten it. By rail you change in Madrid or Irun, and most people fly to Faro, Lisbon or Porto. Many motorways charge tolls, and on some they are collected only electronically, for which you have to register a foreign plate. The A 22 in the Algarve has been free since 2025.

## Notes

Waves are strong, and red flags mean stay out. Dogs are not allowed on supervised beaches in season. Open fires are banned in summer. Several councils levy a tourist tax, which is part of the total price. Villages are quiet by eleven at night.`,
    },
  ],
} satisfies PageSeed;
