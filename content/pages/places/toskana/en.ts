import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Tuscany',
  description:
    'Farm estate, village or coast in Tuscany: white roads, summer heat, heating costs and how to get there for a week in a holiday home.',
  lead: 'A holiday home in Tuscany usually stands on a hill at the end of a white gravel road. That is the charm of it, and it decides how you plan the week.',
  blocks: [
    {
      kind: 'text',
      text: `## Living in the country

Many homes are parts of old estates: thick walls, a pool shared by several flats, wine and oil from the farm. The baker is often ten minutes away by car, the nearest town half an hour. Chianti is hilly and wooded; around Siena and in the Val d’Orcia cypresses stand on bare clay hills; the Lunigiana in the north is green and mountainous. For the sea, stay in the Maremma or on the Versilia coast, which is also close to Lucca and Pisa. Two cities in a week are enough. Markets, hot springs and the house itself will fill the rest.

## Month by month

April and May are green and changeable, and you will want heating in the evening, which is often charged by consumption. June is warm and light. July and August get very hot inland, and around 15 August some shops close. September to mid-October is the grape harvest, followed by olives and truffles. In winter fog fills the hollows and Monte Amiata may have snow.

## Getting there

Fast trains go to Florence; night trains run from Munich and Vienna, so check their timetable early. Drivers mostly come over the Brenner and past Bologna: a vignette and the Brenner toll in Austria, distance tolls in Italy. Ferries to Elba leave from Piombino, those to [Corsica](place:korsika) and [Sardinia](place:sardinien) from Livorno. You can do without a car in Lucca or Arezzo, but hardly in the country.

## What to know beforehand

The old centres of Florence, Siena and Lucca are restricted zones (ZTL) watched by cameras. In summer open fires outdoors are banned for a time and water is scarce. Dogs are welcome in the country, less so on the beach; your host knows where they may go. Councils charge a tourist tax, which is in the total price.`,
    },
  ],
} satisfies PageSeed;
