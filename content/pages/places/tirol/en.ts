import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Tyrol',
  description:
    'Tyrol by season: what summer, winter and the weeks between mean for the choice of a holiday home, with roads, vignette and rules.',
  lead: 'Booking in Tyrol really means choosing between two countries: one of cable cars and alpine pastures, one of pistes and ski trails. A few quiet weeks lie between.',
  blocks: [
    {
      kind: 'text',
      text: `## Summer

The first mountain huts open at the end of May; by mid-June most of the high paths are clear of snow. A flat in the valley, say in the Zillertal or below the Wilder Kaiser, has shops, a pool and a bus at the door; a house on the slope has silence and a view, and means taking the car for every loaf. Thunderstorms come in the afternoon, so walkers start early. The Achensee stays cool, while the small lakes of the lower valley warm up. There are [cabins on their own](page:CabinsAustria) too, often with a wood range and spring water.

## Winter

From Christmas into March most areas have snow, the glaciers for longer. Ask two things before you book: how far the ski bus really is, and whether the drive needs snow chains. From November to mid-April winter tyres are compulsory on snow and ice. Homes near the [ski areas of Austria](page:SkiAustria) have a page of their own.

## In between

In April, May and November many lifts stand still and some inns take their own holiday. Innsbruck is pleasant then, and crocuses flower halfway up the slopes.

## Getting there

Trains stop at Kufstein, Wörgl, Kitzbühel, Jenbach, Innsbruck, Ötztal and Landeck, and buses go on into the valleys. Motorways need a vignette, apart from the stretch between the border and Kufstein-Süd at present; the Brenner and the Arlberg and Felbertauern tunnels cost extra. On holiday weekends side roads are closed to through traffic, but a home booked in the village is a reason to be let in.

## Pastures, dogs, quiet

Cows defend their calves. With a dog, keep your distance and a short lead, and let go if they charge. Paths often belong to farmers: close the gates. The local tax is shown as tourist tax in the total price and usually brings a guest card. Quiet begins at 10 p.m.`,
    },
  ],
} satisfies PageSeed;
