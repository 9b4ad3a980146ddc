import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'A week at the North Sea with a dog',
  description:
    'Leads, tides, sheep on the dyke: what makes a North Sea week with a dog easy, and what to ask the host before you book.',
  lead: 'For dogs the North Sea is a good sea: cool, wide and empty for most of the year. What they may do there, though, is decided by almost every municipality for itself.',
  picture: { scene: 'theme-dog', alt: 'Dunes and beach on the Danish North Sea coast in autumn light' },
  article: {
    author: 'Henrik Aldag',
    date: '2026-09-10',
    category: 'dogs',
    slug: 'north-sea-with-a-dog',
    related: ['reading-a-listing', 'deposit-and-final-cleaning', 'arriving-midweek'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## The house comes first

“Pets allowed” tells you little. Find out how many dogs are welcome and up to what size, whether they may stay in the house alone and which rooms are out of bounds. “Fenced” can mean three feet of paling that a young dog clears from a standstill, or a hedge with gaps. Ask about height and gate, ideally with a photo. In old Dutch houses, ask about the stairs as well: some are so steep that a large dog gets up them but not down again.

On this coast a tiled floor, an outside tap and somewhere to hang wet leads are worth more than a sea view. Include the dogs in your search: what the host charges for them is then in the total price, and houses that take no dogs drop out.

## Beach, mudflats and dyke

No rule holds for the whole coast. The table shows what to expect; what binds you is the notice the municipality has put up where the path meets the beach. We collect the places with beaches of their own for dogs on a [page about the North Sea](page:DogBeachesNorthSea).`,
    },
    {
      kind: 'table',
      caption: 'What to expect along the North Sea',
      head: ['Where', 'What usually applies', 'Who to ask'],
      rows: [
        [
          'Bathing beaches in Germany',
          'dog beach only in season, often elsewhere too in winter',
          'the resort’s tourist office',
        ],
        [
          'Wadden Sea national parks',
          'on the lead all year; quiet zones and breeding grounds are closed',
          'national park centre',
        ],
        ['Dykes with sheep', 'short lead, some stretches without dogs', 'signs on the dyke'],
        [
          'Beaches in Denmark',
          'on the lead from April to September, after that off it if the dog obeys',
          'municipality',
        ],
        [
          'Beaches in the Netherlands',
          'in summer often mornings and evenings only, otherwise at any time',
          'municipality',
        ],
      ],
      source:
        'As of September 2026; municipalities change their rules. Denmark also bans some breeds: check with the Danish veterinary authority before you book.',
    },
    {
      kind: 'text',
      text: `The mudflats are tempting, and harmless as long as you stay near the edge. Between low and high water there are just over six hours, and both move on by nearly an hour each day. Pin the tide table to the fridge. Further out, go only with a guide; not all of them take dogs, but many do if you ring first. The rising tide fills the channels behind you first.

Sheep on the dyke are at work: they keep the turf short and firm. A dog that chases them does harm even if it never touches one. In spring, when there are lambs, walk on the landward side.

## Salt, sand and wind

Dogs that drink sea water get an upset stomach. Take fresh water on every walk and don’t throw the ball into the surf twenty times; with each retrieve the dog swallows a mouthful. In the evening, rinse paws and belly, because salt and fine sand chafe between the toes. Leave dead birds alone and keep the dog away from them. Jellyfish on the tide line can still sting when they look long dry.

In July the beach is hot at midday and there is no shade. Go early and towards evening; in between, there is the house.`,
    },
    {
      kind: 'picture',
      picture: { scene: 'theme-beach', alt: 'A wide North Sea beach on a summer morning' },
      caption: 'When low tide falls early in the morning, the beach is at its widest and nearly empty.',
    },
    {
      kind: 'text',
      text: `## When to go

With a dog, the best time begins in mid-September. The water is still mild, many beaches are open again and houses cost less. October brings gales; winter is quiet, and many restaurants close for a few weeks. At New Year many people look for somewhere without fireworks: some islands and villages with thatched roofs ban them. Ask the municipality before you rely on it, since there may still be bangs all around.

On the ferries to the islands dogs come along, usually on the lead and with a ticket of their own. Within the EU a dog crossing a border needs a microchip, a pet passport and a valid rabies vaccination, which must be at least three weeks old if it is the first. Travelling from Great Britain, you need an animal health certificate from your vet instead; the government’s website has the current rules.

And on the last day: shake out the blanket, pick up the hair, report a scratch before somebody finds it. What belongs to the [final cleaning and what doesn’t](page:BlogArticle/deposit-and-final-cleaning) we have described elsewhere.`,
    },
    { kind: 'homes', title: 'On the German North Sea, dogs welcome', search: 'region=nordsee&pets=one' },
    {
      kind: 'action',
      title: 'All homes that welcome a dog',
      text: 'There you choose by country, distance to the sea and number of dogs.',
      to: 'page:Pets',
      label: 'Holidays with a dog',
    },
  ],
} satisfies PageSeed;
