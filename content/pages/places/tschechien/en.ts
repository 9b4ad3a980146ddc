import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Czechia',
  description:
    'Giant Mountains, Bohemian Forest, South Moravia or Prague: Czech cottages, seasons, e-vignette, winter tyres and house rules.',
  lead: 'The Czech holiday home is called a chalupa and has a tiled stove, an orchard and always room for one more at the table. It nearly always stands by a wood.',
  blocks: [
    {
      kind: 'text',
      text: `## Mountains around, ponds in the middle

The [Giant Mountains](place:riesengebirge) in the north are the highest and in winter the busiest, with chalets on the slopes, ski lifts, and in summer ridge walks as far as Sněžka. Bohemian Switzerland continues the sandstone of Saxony, and the Jizera Mountains are good country for cross-country skiing. The Bohemian Forest in the south-west is wide and quiet; on Lake Lipno people swim and sail, and Český Krumlov is close. Between Třeboň and Tábor lie hundreds of fish ponds, flat and made for bicycles. South Moravia, around Mikulov and Znojmo, has wine cellars, castles and the hottest summers. [Prague](place:prag) deserves a stay of its own rather than a Saturday trip.

## Seasons

Winters are cold, and the ridges often keep snow from December to March. Summers are warm with thunderstorms, and reservoirs may have algae in August. In autumn half the country looks for mushrooms, and the grape harvest fills South Moravia.

## Road and rail

Motorways require an electronic vignette, bought online for your number plate; some stretches around cities are exempt and signposted. From 1 November to 31 March winter tyres are compulsory in winter conditions. Headlights are always on, and the alcohol limit is zero. Trains reach Prague and České Budějovice from Berlin, Dresden, Munich, Linz and Vienna, and local trains and buses go almost everywhere.

## House rules

Old houses are heated with wood, so have the stove explained to you. Dogs are mostly welcome, on a lead in national parks; on trains and buses they need a muzzle. Local charges appear as tourist tax in the total price. The currency is the koruna. Quiet hours last from 10 p.m. to 6 a.m., in villages round the fire as well. If you want lakes and higher peaks, [Austria](place:österreich) lies to the south.`,
    },
  ],
} satisfies PageSeed;
