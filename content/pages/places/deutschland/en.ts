import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Germany',
  description:
    'Coast, lakes or mountains: where a holiday-home week in Germany works in which season, how to get there and what applies everywhere.',
  lead: 'Germany changes slowly from north to south, from tidal flats to the Alps, and almost everything lies within a day’s drive. Season and region matter more than distance.',
  blocks: [
    {
      kind: 'text',
      text: `## From north to south

On the [North Sea](place:nordseeküste_deutschland) tides and dykes shape the day; on the [Baltic](place:ostseeküste_deutschland) there are calm beaches and woods. Behind them lies a land of water: the [Mecklenburg Lake District](place:mecklenburgische-seenplatte) and the [Spreewald](place:spreewald), where you can go shopping by punt. In the middle stand the Harz, Sauerland, Eifel and Bavarian Forest, upland country with half-timbered towns, reservoirs and lodges for large groups. The south has vineyards, the [Black Forest](place:schwarzwald) and [Lake Constance](place:bodensee), and at the very bottom the Alps begin.

## When to go where

Swimming in lakes and sea: June to September. Walking in the uplands: May, June and above all October, when the woods turn yellow. Snow is only certain high up; the Harz and Sauerland have it sometimes, the Bavarian Alps more often. School holidays are staggered between the states, and the choice is far greater outside them. July is warm with thunderstorms, November grey, though with a stove even that makes a good week.

## Roads and rails

Motorways cost nothing for cars, though a few tunnels and ferries do. Some cities have low-emission zones that require a sticker. Winter tyres are compulsory on snow and ice, whatever the date. Long-distance trains reach Stralsund, Kempten or Freiburg; a regional train does the rest, or a bus that is often free with a guest card.

## What applies everywhere

Nights from 10 p.m. and Sundays are quiet. Many places levy a tourist tax; whatever is due for your week is in the total price. Tap water is safe to drink. Dogs need a lead in national parks and in the breeding season, whose dates each state sets. Rubbish is sorted, and bottles with a deposit go back to the shop. Shops are closed on Sundays, so if you arrive on Saturday, buy for both days.`,
    },
  ],
} satisfies PageSeed;
