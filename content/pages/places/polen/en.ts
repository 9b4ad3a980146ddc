import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Poland',
  description:
    'Baltic, Masuria or mountains: holiday homes in Poland, seasons, trains from Berlin, toll-free motorways and local rules.',
  lead: 'Poland’s coast is one long sandy beach, its lakes are linked together, and its old towns have been rebuilt stone by stone. Many guests are surprised the first time.',
  blocks: [
    {
      kind: 'accordion',
      title: 'Which area suits you',
      entries: [
        {
          question: 'For beach days with children?',
          answer: `The [Polish Baltic](place:polnische-ostsee): fine sand from Świnoujście to the Hel peninsula, pine woods behind, shallow water. In July and August the resorts are busy with stalls and rides; stay a village further on, or by a coastal lake, for quiet. Near Łeba great dunes move through a national park.`,
        },
        {
          question: 'For water without waves?',
          answer: `[Masuria](place:masuren): more than a thousand lakes, many joined by canals, with sailing boats, kayaks and storks on the roofs. The house often has its own jetty at the end of a sandy track.`,
        },
        {
          question: 'For mountains?',
          answer: `The Giant Mountains around Karpacz and the Tatras around Zakopane, with timber houses, skiing in winter and strict rules in the national parks. On public holidays they are very crowded.`,
        },
        {
          question: 'For a week in a city?',
          answer: `Gdańsk, with a beach in Sopot, Kraków and Wrocław. Flats in the old towns are beautiful, and loud at weekends.`,
        },
      ],
    },
    {
      kind: 'text',
      text: `## Weather

June to August is the bathing season; the Baltic stays fresh while the Masurian lakes grow warmer. May and September are often settled and empty. Winters are cold and snowy in the east, grey on the coast.

## Getting there

Trains run from Berlin to Szczecin, Gdańsk, Poznań, Warsaw and Kraków, and there are flights to all the larger cities. State motorways are free for cars, though a few privately run stretches are not. Dipped headlights are compulsory by day, and the alcohol limit is much lower than in England. There may be checks at the German border.

## Everyday life

The currency is the złoty, and cards are accepted almost everywhere. On Sundays most shops are closed. Spas and seaside resorts levy a tourist tax, included in the total price. In summer many beaches admit dogs only on stretches of their own, and national parks often not at all. Cross the dunes on the paths. Quiet hours last from 10 p.m. to 6 a.m.`,
    },
  ],
} satisfies PageSeed;
