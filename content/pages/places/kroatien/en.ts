import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Croatia',
  description:
    'Istria, Kvarner, Dalmatia or inland: the drive, tolls, seasons and rules for a week in a holiday home in Croatia.',
  lead: 'For most guests Croatia is coast: stony, clear and longer than the map suggests. How far south you go is the real decision.',
  blocks: [
    {
      kind: 'links',
      title: 'The coast from north to south',
      links: [
        {
          label: 'Istria',
          to: 'place:istrien',
          text: 'The quickest to reach: pines and flat rock in the west; hills, vines and stone houses with pools inland.',
        },
        {
          label: 'Kvarner Bay',
          to: 'place:kvarner-bucht',
          text: 'Opatija beneath high mountains, and the islands of Krk, Cres, Lošinj and Rab; Krk has a bridge.',
        },
        {
          label: 'Dalmatia',
          to: 'place:dalmatien',
          text: 'A long coast with the large islands, hot summers, a warm sea until October, and the longest drive.',
        },
      ],
    },
    {
      kind: 'text',
      text: `Inland, where few people look, there are houses in the forests of Gorski Kotar with cool nights, near the Plitvice Lakes and among the vineyards around Zagreb.

## A week by the water

A flat in the hosts’ own house is the usual thing: a terrace under vines, a barbecue, a parking space, and somebody bringing figs in the evening. Houses with a pool of their own mostly stand a few kilometres from the sea. Beaches are shingle and rock, with ladders into deep water; there are sandy coves on Rab, on Krk and near Nin. July and August are hot and crowded, June and September pleasant, and in May the sea is still cold. In winter much of the coast shuts down.

## The journey

Motorways charge tolls; from March 2027 they are to be collected by number plate without barriers, and the operators explain how to register. On the way Slovenia and Austria require vignettes. On Saturdays there are queues at the tunnels and toll stations, and there may be checks at the Slovenian border. Ferries serve the islands and Ancona, and trains run to Zagreb, Rijeka and Split. Split, Zadar and Pula have airports with many summer flights.

## What applies

The currency is the euro. Every guest is registered, so keep passports ready; the tourist tax is in the total price. From June to October open fires are banned in many places. Dogs need valid papers and have [beaches of their own](page:DogBeachesCroatia). The Bura closes roads, and winter equipment is compulsory on mountain stretches.`,
    },
  ],
} satisfies PageSeed;
