import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Switzerland',
  description:
    'A holiday flat in Switzerland: car-free villages, lakes and high valleys, vignette, car trains, laundry days, rubbish bags and snow.',
  lead: 'Switzerland is the country where you can most easily leave the car at home. A yellow bus goes to the last village in the valley, and it waits for the train.',
  blocks: [
    {
      kind: 'text',
      text: `## Altitude, language, light

[Graubünden](place:graubünden) has the high valleys: the Engadine with lakes at 1,800 metres, pine-panelled rooms and dry cold. The [Bernese Oberland](place:berner-oberland) has Eiger, Mönch and Jungfrau above green valleys, with Wengen and Mürren, which only a train or cable car can reach. In [Valais](place:wallis) the sun shines longest and most of the four-thousanders stand; Zermatt and Saas-Fee are car-free. [Ticino](place:tessin) is the south: stone houses, chestnuts, palms by the lake. On [Lake Geneva](place:genfersee) vines grow down to the shore. A flat in a chalet shared by several households is more usual than a house on its own.

## Two high seasons

Christmas to March belongs to snow; see [skiing in Switzerland](page:SkiSwitzerland). July to September is for walking, and the passes open in June. You can swim in the lower lakes in July and August, in mountain lakes only briefly. In late October the larches glow, and in November much is closed. Fog then often covers the lowlands while the sun shines above.

## Train, vignette, car shuttle

Direct trains reach Zurich, Basel, Bern, Brig or Geneva from Frankfurt, Munich, Milan and Paris. Motorways require the vignette, valid for the calendar year and available electronically. Car trains run through the Lötschberg, Furka and Vereina for a fee, and the Great St Bernard tunnel costs extra. Winter tyres are not compulsory, but you are liable if you block the road without them, and mountain roads may demand chains.

## Household matters

Rubbish goes into the council’s own paid bags. Laundry rooms have fixed days, and the midday rest is meant seriously. Fountain water is mostly safe to drink. The tourist tax, often with a guest card, is in the total price. Dogs need their papers, and a ticket on trains. Switzerland is outside the EU: check allowances and roaming.`,
    },
  ],
} satisfies PageSeed;
