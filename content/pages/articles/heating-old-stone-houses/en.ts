import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Heating and hot water in old stone houses',
  description:
    'Why thick walls warm up slowly, how long a hot-water tank lasts, and what to ask the host before a week in October or April.',
  lead: 'In August an old stone house is the coolest place in the village. In October it unfortunately still is, unless you know how it is heated.',
  picture: { scene: 'theme-newsletter', alt: 'Lavender fields in Provence in the morning' },
  article: {
    author: 'Henrik Aldag',
    date: '2026-10-15',
    category: 'knowledge',
    slug: 'heating-and-hot-water-in-old-stone-houses',
    related: ['first-winter-week', 'tuscany-by-train', 'dalmatian-islands-off-season'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Why it takes so long

Two feet of rubble stone insulate less well than you would think, but store a great deal of heat. If the house stands empty for two weeks, its walls take on the temperature outside. When you then put the heating on, the air warms first while walls and floor are still cold, and beside a cold wall the body feels chilly even at twenty degrees. Such a house needs a day or two to become comfortable. After that it keeps its warmth for as long, provided you don’t air it out every morning.

So the most important thing to ask of the host is this: put the heating on the day before we arrive, not that afternoon. For a weekend in November a large stone house is seldom worthwhile. For ten days it is wonderful.`,
    },
    {
      kind: 'table',
      caption: 'What heats the house, and what that means',
      head: ['Heating', 'What to expect', 'What to ask'],
      rows: [
        [
          'central heating with radiators',
          'warm in every room; best left running',
          'Is it on from October, and who controls it?',
        ],
        ['air conditioner that also heats', 'warm air quickly, cold floor, a fan', 'Which rooms have one?'],
        ['wood stove', 'one room warm, the others not', 'How much wood is included, what does more cost?'],
        ['pellet stove', 'easy to control, needs power and refilling', 'Who fills and empties it?'],
        ['open fireplace', 'pretty; draws more warmth out than in', 'What else is there?'],
        ['electric heaters', 'only to tide you over', 'How much load can the supply take?'],
      ],
    },
    {
      kind: 'text',
      text: `## Hot water lasts for only so many showers

Many houses have an electric tank. Eighty litres, mixed with cold, are enough for two or three short showers; then it needs two hours. With six people, half of them shower in the evening. In France the tank often heats only during the cheap-rate hours, mostly at night; if the water is lukewarm on the first evening, look in the fuse box for the switch to continuous running, and ask the host before you turn it.

An instantaneous gas heater never runs out, but it needs enough flow. If the water turns cold as you turn it down, open the tap further. Gas bottles run empty on Sundays; have somebody show you how to change them, or tell you whom to ring.

If the house has stood unused for some time, let hot water run at each shower for a few minutes, with the window open and without standing in the spray. Legionella bacteria can multiply in pipes where tepid water stands; a tank kept at sixty degrees prevents it. A good host flushes the pipes before guests arrive, but you may ask all the same.`,
    },
    {
      kind: 'quote',
      text: 'Heat a stone house as you would a tiled stove: begin early, keep adding steadily, and don’t expect it to obey a button.',
    },
    {
      kind: 'text',
      text: `## Damp

A faint smell of cellar goes with uninsulated walls and is gone by the second day. Wet patches and black corners do not; report them at once. Air the rooms briefly with the windows wide open, ideally at midday when the air outside is driest, and move beds a hand’s breadth from the outside wall. Dry washing under the porch roof. In summer it is the other way round: close shutters and windows by day and open them at night, and you will rarely need the air conditioning.

## Fire and gas

Stoves and gas heaters need air. Don’t cover any ventilation grilles, even if there is a draught, and open a window while the extractor hood runs. Headache and nausea that pass in the open air may come from carbon monoxide: get everyone out and ring 112. An alarm costs little and weighs nothing; if you often stay in old houses, take one with you. Charcoal and gas barbecues always stay outside.

## What it costs

If consumption is charged, read the electricity and gas meters with the host on arrival and take a photo. Where charges go by meter, Feriola shows an estimate beside the total price; a flat charge for heating that everyone has to pay is in the total. In spring and autumn, heating can make up a noticeable part of a week’s cost. Set the bedrooms to sixteen or seventeen degrees, close the doors and ask for a second blanket. In old houses it is the cheapest heating there is.`,
    },
    {
      kind: 'homes',
      title: 'Houses with a fireplace in Provence',
      search: 'region=provence&objectType=house&fireplace=Y',
    },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { label: 'Your first winter week in the mountains', to: 'page:BlogArticle/first-winter-week' },
        { label: 'Deposit and final cleaning', to: 'page:BlogArticle/deposit-and-final-cleaning' },
      ],
    },
  ],
} satisfies PageSeed;
