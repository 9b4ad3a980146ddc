import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in the Allgäu',
  description:
    'Between the Alpsee, Oberstdorf and Füssen: staying on a farm, cowbells, snow, stations and guest cards in the Allgäu.',
  lead: 'In the Allgäu you are seldom far from a cow. If you like that you will sleep well; if you wake easily, ask beforehand where the pasture is.',
  blocks: [
    {
      kind: 'text',
      text: `## Hills, lakes, mountains

The Allgäu rises from north to south. Around Isny and Leutkirch there are soft hills with ponds and peat baths, good for bicycles and small children. In the middle lie the Grosser Alpsee near Immenstadt and the Nagelfluh range, whose ridges you can walk for hours without climbing. In the far south, around Oberstdorf and Hindelang, stand proper mountains; in the east, near Füssen, the royal castles and the Forggensee. From a home in the middle everything is within an hour. Many flats are on working farms, where children may watch the milking and guests fetch their milk in a can.

## Four seasons, one of them long

Spring comes late, and in May whole slopes turn yellow with dandelions. The Forggensee is a reservoir and fills only in June. In September decorated cattle come down to the valley for the Viehscheid; roads are closed that day and rooms are scarce. Winter lasts from December to March, not always with snow in the valleys, more reliably around Balderschwang and Oberstdorf. The Föhn, a warm wind off the Alps, brings clear days and, to some, headaches.

## By train and car

Trains from Munich, Augsburg and Ulm stop at Kempten, Immenstadt, Sonthofen, Oberstdorf and Füssen. The A 7 and A 96 are free of charge. If you go on to [Tyrol](place:tirol), the border tunnel at Füssen takes you as far as the Fernpass without a vignette; motorways beyond need one.

## House rules of the area

Cowbells ring at night too, and nobody will turn them off. Meadows are fodder: until they are mown, people and dogs stay on the path. In return for the tourist tax, which is in the total price, some villages issue a card for buses and cable cars; your host knows whether the home takes part. Tours of the castles need booking ahead. In winter, farm drives call for winter tyres and sometimes chains.`,
    },
  ],
} satisfies PageSeed;
