import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments on Lake Garda',
  description:
    'North, west or south: how the shores of Lake Garda differ, which winds blow, when it is crowded and how to get there over the Brenner.',
  lead: 'In the north Lake Garda is a fjord between cliffs, in the south almost a sea. Fifty kilometres lie in between, and three quite different holidays.',
  blocks: [
    {
      kind: 'text',
      text: `## Three parts of one lake

Riva, Torbole and Malcesine belong to people who windsurf, climb and cycle; the water is cooler and the mountains close. On the west shore, from Limone to Salò, terraces of olives and old lemon houses climb the slope, and homes sit high above the water, often with a wide view and many steps. Around Desenzano, Peschiera and Lazise in the south the shore is flat, with vineyards, theme parks and cypresses on low hills. For quiet, stay a few kilometres inland, in Tignale or the Valtenesi.

## Telling the time by the wind

In the morning the Pelèr blows from the north; from midday the Ora blows from the south. Swimmers go early or find a cove. After close summer days thunderstorms cross the mountains quickly.

## When to go

April and May bring blossom and good walking, though the lake stays cold. From mid-June to mid-September you can swim; around the holiday of 15 August roads and beaches are at their fullest. September and early October are warm and calmer. Winters are mild, and many restaurants close.

## Getting there

From the north you cross the Brenner: a vignette and a separate Brenner toll in Austria, then a distance toll on the Italian A 22. Leave at Rovereto Sud for the north, at Affi or Peschiera for the south. The lake roads are narrow, with many tunnels in the west. Trains stop at Rovereto, Peschiera and Desenzano; boats serve the lake, and a car ferry links Maderno and Torri.

## Good to know

Old centres marked ZTL are closed to cars without a permit, so ask your host how to drive in. Most beaches are shingle; water shoes help. Dogs may bathe only in places, as the local council will tell you. Nearly every village levies a tourist tax, included in the total price here. [South Tyrol](place:südtirol) lies on the way if you want some cooler days.`,
    },
  ],
} satisfies PageSeed;
