import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'sea',
  title: 'Holiday homes by the sea',
  description:
    'Which coast suits which season, how to search for a short walk to the beach and what is different by the sea.',
  lead: `You can filter by distance to the beach, but not by weather. For a holiday by the sea, it pays to settle the season first and the home second.`,
  picture: { scene: 'theme-sea', alt: 'Illustration: a Mediterranean bay in summer' },
  blocks: [
    {
      kind: 'text',
      text: `## Which sea, and when

The North Sea and the Baltic are warmest for swimming in July and August; September often still has calm days and fewer people. For long walks, kites and amber, the cold months are better. On the North Sea the tide sets the day: at low water the mudflats lie bare in many places, and people swim around high water. The times are posted at the beach.

The Mediterranean warms slowly and cools slowly. In May the water is still chilly; in October, on southern coasts, it is often more pleasant than in June. High summer can be hot, and then air conditioning, shade and a north-facing bedroom count for more than the last hundred metres to the beach. The Adriatic in [Istria](place:istrien) and [Dalmatia](place:dalmatien) has mostly pebble and rock beaches with clear water, where swimming shoes are useful. Families find long, shallow sandy beaches on the [German Baltic coast](place:ostseeküste_deutschland), in [Zeeland](place:zeeland) and on the west coast of [Denmark](place:dänemark), for example.

The Atlantic has waves and currents. Swim at supervised stretches there, and ask the lifeguards what the day’s flag means.`,
    },
    { kind: 'homes', title: 'Homes within walking distance of the sea', search: 'distSea=1' },
    {
      kind: 'text',
      text: `## Searching by distance

The filter for the sea has three steps: within walking distance, up to 5 km and up to 10 km. It measures the distance to the water, not to the nearest sandy beach; on a cliff coast the way down to swim may be longer. The “Sea view” filter only says that you can see the sea, nothing about how to reach it. Set both and you get a short list and usually the highest prices.

Until you book, the map shows the location only roughly, as a circle with a radius of 500 metres. If you need to know more, ask the host about the path to the beach: how long it is, whether there are steps, whether a pram or wheelchair gets through the sand.

## What else the coast brings

Many coastal towns charge a tourist tax. With us it is part of the [total price](page:Faq/faq1). Beach chairs, loungers and car parks are let by the municipality or by local operators; the tourist office knows what they cost. If you are bringing a dog, look at the beaches before you book: we have put together lists for the [North Sea](page:DogBeachesNorthSea), the [Baltic](page:DogBeachesBalticSea) and [Croatia](page:DogBeachesCroatia).`,
    },
    {
      kind: 'links',
      title: 'Homes by the sea',
      links: [
        { label: 'Holiday homes by the sea', to: 'offer:32', text: 'All homes a short walk from the water.' },
        { label: 'Holiday homes with a sea view', to: 'offer:31', text: 'With the sea outside the window.' },
        {
          label: 'By the sea with a dog',
          to: 'search:distSea=5&pets=one',
          text: 'Up to 5 km from the water, dogs welcome.',
        },
        { label: 'All holiday ideas', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
