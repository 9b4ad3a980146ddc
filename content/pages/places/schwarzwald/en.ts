import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in the Black Forest',
  description:
    'Altitude, valleys and seasons in the Black Forest, trains and roads, guest card and winter driving for a week in a holiday home.',
  lead: 'In the Black Forest the week depends on the altitude. Vines grow at the bottom, snow lies at the top, and steep lanes in between lead to single farms.',
  blocks: [
    {
      kind: 'text',
      text: `The **north**, around Baiersbronn and the Murg, is dense forest with a national park, moors and a scenic ridge road. The **middle** has broad valleys, half-timbered towns such as Gengenbach and Schiltach, the waterfalls at Triberg and farmhouses whose roofs almost touch the ground. The **south** is highest: Feldberg, Belchen and Schauinsland, pastures with views as far as the Alps, and the lakes of Titisee and Schluchsee for a swim. On the western edge begin the vineyards and thermal baths of the Markgräflerland, and Freiburg is within an hour of many villages. A holiday home here often means a flat on a farm, a wood stove and milk from next door.

## The year, above and below

In the Rhine valley the cherries blossom in early April, while people still ski on the Feldberg. June to September is for walking; above 800 metres the evenings turn cool. In late autumn things are often reversed, with fog in the valley and sun on the tops. Only the highest parts can count on snow, so stay high if you come to [ski](page:SkiGermany).

## Getting there

The Rhine valley line stops at Karlsruhe, Offenburg and Freiburg. From there trains run up the Murg valley, by way of Triberg to Villingen, and through the Höllental to Titisee and Seebrugg. Drivers take the A 5 in the west or the A 81 in the east. There is no toll.

## For your week

Many villages levy a tourist tax and in return issue the Konus guest card, which makes local buses and trains free. Ask your host whether the village takes part. In winter some hillside farms can only be reached with snow chains. Dogs stay on the lead in the national park, and it is wise to walk round pastures where cows have calves. On Sundays shops are closed and lawnmowers silent. Tap water is good.`,
    },
  ],
} satisfies PageSeed;
