import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Dalmatia',
  description:
    'Mainland or island in Dalmatia: ferries, the Bura wind, cistern water, the A 1 motorway and the best weeks for a holiday home.',
  lead: 'In Dalmatia the first question is mainland or island. The journey, the shopping and the quiet of the evening all depend on it.',
  blocks: [
    {
      kind: 'text',
      text: `## Mainland

Between Zadar and Dubrovnik the coast road runs along the foot of bare mountains. Around Zadar and Šibenik the shore is low, with islets in front and the Krka and Paklenica national parks behind. The Makarska Riviera has shingle beaches under pines with the Biokovo range at its back; houses stand close together there, often with a view and a great many steps. Split and Dubrovnik are cities to visit; to stay in, they are loud and hot at the height of summer.

## Islands

Brač, Hvar, Korčula, Vis and Dugi Otok have villages of pale stone, lavender, and coves you reach only on foot or by boat. Remote houses often have only cistern water, which means short showers. There are shops in the villages, with less to choose from.

## Ferries and roads

The A 1 motorway runs from Zagreb to beyond Split and charges tolls; Croatia is moving to a system without barriers, planned for March 2027. Through Austria and Slovenia you need both vignettes. The bridge to Pelješac is free and spares you the Bosnian border on the way to Dubrovnik. Car ferries to the islands leave mainly from Split, Zadar, Makarska and Ploče; in summer be there early. Night ferries sail from Ancona to Split, and trains run from Zagreb.

## Weather

June to September is dry and hot, and the sea stays warm into October. May and late September are the most pleasant weeks. In winter the Bura, a wind that falls from the mountains, closes bridges and ferries; the Jugo brings rain.

## Please note

Open fires are banned in summer, and that includes a cigarette in the woods. Water shoes are useful; dogs have [beaches of their own](page:DogBeachesCroatia). Many towns insist on quiet at night and dislike swimwear in the old centre. The tourist tax is in the total price. For a shorter journey, consider [Istria](place:istrien).`,
    },
  ],
} satisfies PageSeed;
