import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in the Netherlands',
  description:
    'Coast, lakes or heath: holiday homes in the Netherlands, cycle paths, wind, roads almost free of tolls and rules for dogs and beaches.',
  lead: 'In the Netherlands the way to the beach is a cycle path. You park the car, hire bicycles and hardly need it again until you leave.',
  blocks: [
    {
      kind: 'text',
      text: `## Dunes, lakes, woods

From [Zeeland](place:zeeland) to Texel the coast is sand, backed by dunes so broad that you can walk in them for hours. On the [North Holland coast](place:nordholländische-küste), around Bergen, Egmond and Callantsoog, Amsterdam is close enough for a day. The Wadden islands are reached by ferry; on Vlieland and Schiermonnikoog visitors leave their cars on the mainland. [Friesland](place:friesland) is a web of lakes and canals, where homes often have a jetty, and a slow motor boat may in many places be steered without a licence. The east surprises with woods and heath: the Veluwe and Drenthe are the quiet, shady alternative, even in July. Many homes stand in [holiday parks](page:HolidayParks) with a pool and a playground.

## A year in the wind

In April and early May the tulip fields flower between Leiden and Den Helder. People swim from June to September, and an easterly wind smooths the sea. Autumn and winter are windy and bright; some beach cafés with a stove stay open all year. Rain passes quickly, and a radar picture on your phone beats any forecast.

## Getting there

Motorways charge no toll for cars, except the A 24 near Rotterdam. By day the limit is mostly 100 km/h. Several cities have low-emission zones for older diesels. From Britain there are ferries from Harwich, Hull and Newcastle and direct trains from London; inside the country trains run every half hour almost everywhere, and take bicycles outside the rush hour.

## Good to know

The tourist tax, toeristenbelasting, is in the total price. In winter dogs may go on almost any beach, in summer at certain hours or on certain stretches. Cycle paths are roads: do not walk on them, and make way when a bell rings. Some shops accept debit cards only. Parks are quiet after 10 p.m.`,
    },
  ],
} satisfies PageSeed;
