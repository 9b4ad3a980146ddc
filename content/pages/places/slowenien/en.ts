import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Slovenia',
  description:
    'Julian Alps, Soča valley, Karst, wine hills and a bit of coast: a week in Slovenia, with e-vignette, trains, weather and water.',
  lead: 'From the snow of Triglav to the salt of Piran it is two hours by car. One house in the middle of Slovenia is enough to see a different country every day.',
  blocks: [
    {
      kind: 'text',
      text: `## Five small countries

The [Julian Alps](place:julische-alpen) are the best known: Bled with its island, Bohinj with a lake that has stayed large and quiet, Kranjska Gora for skiing. Beyond the Vršič Pass flows the Soča, turquoise and icy, with kayaks and trout; a museum in Kobarid recalls the mountain war of 1915–17. In the east wine hills begin around Maribor and Ptuj, with thermal baths for any weather. South of Ljubljana the Karst opens up with its caves, ham and stone villages. And on the [coast](place:slowenische-küste), 47 kilometres of it, lie Koper, Izola, Piran and the salt pans. Holiday homes are often farms with guest rooms, where you may eat as well.

## The best time

May and June: meadow flowers, full waterfalls, snow still on the tops. July and August: swimming in Bohinj and the Adriatic, thunderstorms in the afternoon. September: clear, warm, grapes. Winter reliably brings snow to the mountains, and to the Karst the Bora, which overturns lorries.

## Getting there and around

Motorways require an electronic vignette tied to your number plate; coming through Austria you need that country’s too and pay extra for the Karawanks tunnel. From 15 November to 15 March winter equipment is compulsory. Trains run from Munich, Villach and Vienna to Ljubljana, and on the Bohinj line a car train takes vehicles beneath the mountains to the Soča valley. Parking in Bled is scarce in summer; buses go as far as Bohinj.

## A few rules

In the national park you may neither camp wild nor let dogs run free. Boats on the Soča use set landing places and pay a fee. Tap water is good everywhere. The tourist tax is in the total price. Quiet hours last from 10 p.m. to 6 a.m. If you want more sea, [Istria](place:istrien) is an hour away.`,
    },
  ],
} satisfies PageSeed;
