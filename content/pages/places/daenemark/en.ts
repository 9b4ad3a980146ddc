import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Denmark',
  description:
    'North Sea, Baltic or island: the Danish holiday home, its seasons, bridges and ferries, and charges by the meter.',
  lead: 'No country takes the holiday home as seriously as Denmark. It has a stove, good light and board games in the cupboard, and people book it in November too.',
  blocks: [
    {
      kind: 'text',
      text: `## West, east and islands

The **west coast** of Jutland is wide and wild: dunes, surf, houses among the heather. The page on the [Danish North Sea](place:dänische-nordsee) says more; further up follows [North Jutland](place:nordjütland) with Skagen, where two seas run together. The **east coast** and [Funen](place:fünen) are gentle: shallow bays, orchards, fishing villages, calm water for small children. **Zealand and the southern islands**, Lolland, Falster and Møn with its chalk cliffs, are close to Copenhagen. [Bornholm](place:bornholm) has rocks in the north, fine sand in the south and weather of its own, often sunnier than its neighbours’.

## When to come

Danish summer holidays run from late June to mid-August, the warmest and fullest weeks. May and June have very long evenings. In September the Baltic is still pleasant. Winters are damp, windy and mild, and Christmas and New Year are popular weeks for a house with a stove.

## Getting there

Motorways are free. The Great Belt and Øresund bridges charge tolls; you can also reach Zealand by the ferries Puttgarden–Rødby and Rostock–Gedser, and Bornholm from Sassnitz, Ystad and Køge, partly in season only. Long-distance trains run from Hamburg to Aarhus and Copenhagen. Large cities have low-emission zones for older diesel cars.

## Indoors and out

Electricity, water and heating are often charged by the meter, so ask how readings are taken on departure. A tourist tax is hardly levied anywhere so far. Dogs must be on a lead on beaches from April to September and in woods always; some breeds are banned, so check before you travel. Headlights stay on by day. The currency is the krone, and nearly everything is paid by card. Holiday-home areas are quiet in the evening and at night.`,
    },
  ],
} satisfies PageSeed;
