import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and cottages in Great Britain',
  description:
    'A cottage in Cornwall, the Lake District, Wales or the Highlands: weather, roads, tolls, trains, dogs and the rules of the countryside.',
  lead: 'A cottage has low doors, a fireplace and a kettle that goes on before anything is unpacked. The footpath starts outside the gate.',
  blocks: [
    {
      kind: 'text',
      text: `## Where a cottage stands

In [Cornwall](place:cornwall) fishing harbours lie in narrow coves, the north coast has surf, and the lanes are narrower than the car. The [Lake District](place:lake-district) has lakes, sheep and fells you can climb before tea. The Cotswolds are honey-coloured stone and gardens, Yorkshire is moors and cliffs, Wales is both. In the [Scottish Highlands](place:schottische-highlands) the house often stands alone by a loch with the nearest shop an hour away, and June has hardly any night. A pub, a parish church and a path are part of it everywhere.

## Living with the weather

It rains more often and more briefly than people say, and more in the west than in the east. May and June tend to be the driest and brightest months; midges trouble Scotland from June to August. Autumn turns the bracken copper, and winters are mild, dark and comfortable once you understand the stove. Outside school holidays many cottages can be had for a few nights rather than a week.

## Getting there and around

Visitors from abroad drive on the left and need a passport and mostly an electronic travel authorisation (ETA), applied for beforehand. They come by Eurostar, by the car shuttle, or by ferry from Calais, Hook of Holland, Rotterdam and IJmuiden. A few roads charge tolls, among them the M6 Toll and the Dartford Crossing, which is paid online; London has a congestion charge and a low-emission zone. Trains reach Penzance, Windermere and Inverness, and buses go on from there in season.

## Dogs and houses

On pasture dogs belong on a lead, above all at lambing time, and some beaches close to them in summer. From abroad they need a microchip, vaccination and tapeworm treatment shortly before arrival; see gov.uk. A few cities, Edinburgh among them, levy a visitor charge; whatever is due is in the total price. Ask about logs, drying space and mobile reception.`,
    },
  ],
} satisfies PageSeed;
