import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Spain',
  description:
    'Mediterranean, Atlantic, islands: which Spanish coast suits which month, how to get there and what applies to water, noise and dogs.',
  lead: 'Spain has a Mediterranean coast, an Atlantic one and a high interior, and in the Canaries a spring that lasts all year. Choose the coast by the month and you will not go far wrong.',
  blocks: [
    {
      kind: 'table',
      caption: 'Which area at which time',
      head: ['Area', 'Good months', 'What for'],
      rows: [
        ['Costa Brava', 'May to October', 'coves, coast path, Barcelona nearby'],
        ['Costa Blanca', 'all year, swimming June to October', 'sandy beaches, mild winters'],
        ['Andalusia', 'March to June, October', 'white villages, cities, Atlantic beaches'],
        ['Mallorca and Menorca', 'April to October', 'fincas, walking, coves'],
        ['Canary Islands', 'all year, winter above all', 'volcanoes, warmth in January'],
        ['North coast', 'June to September', 'green hills, surf, cool nights'],
      ],
    },
    {
      kind: 'text',
      text: `## Staying there

A holiday home may be a finca with a pool, a terraced house on an estate or a flat above the beach. On estates the pool is shared and keeps set hours, and the shops are often a drive away. Houses are built against heat; in winter floors are cold and windows draughty. The day starts late: lunch at two, dinner not before nine. In August the interior is empty and scorching and the coast is full. The sea is warmest in August and September, though early autumn can bring torrential rain to the Mediterranean side.

## Getting there

By car through France you pay tolls; in Spain many motorways are now free, though some still charge. From Britain, ferries sail to Santander and Bilbao. Fast trains run from Paris to Barcelona and on to Valencia, Alicante, Madrid and Málaga. Ferries to the [Balearics](place:mallorca) leave from Barcelona, Valencia and Dénia. Large cities have low-emission zones in which foreign plates often have to be registered.

## Please note

In dry years water is restricted, pools and showers included. The registration number of a home stands on its page wherever one is required. Catalonia and the Balearics levy a tourist tax, part of the total price. Many beaches are closed to dogs in the bathing season. Fires are banned almost everywhere in summer. Your host has to record the identity of every guest.`,
    },
  ],
} satisfies PageSeed;
