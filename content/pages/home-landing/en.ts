import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Finding the holiday home that suits you',
  description:
    'How to compare the location, size, price and dates of holiday homes, with searches by theme and homes that are free now.',
  lead: 'Most disappointments in a holiday home have a simple cause: it suited somebody else. This page shows what to look out for and which settings of the search help.',
  picture: { scene: 'theme-start', alt: 'Coast of the Balearics in the evening light' },
  blocks: [
    {
      kind: 'text',
      text: `## Search with dates

Enter your dates, people, children and dogs in the [search](page:Search) as early as you can. Each home then shows the total price of your stay with final cleaning, all mandatory costs and tourist tax, so you are comparing like with like. Metered consumption and the deposit stand beside it, estimated or separate. A house for eight may cost less per head than a small flat; when you compare up to four homes, you also see the price per person and night.

If you are flexible, leave the three days either way switched on. Above the list you see what the cheapest stay would cost on a different arrival date, and a home’s price calendar shows the total price for each possible day of arrival. Two days often make more difference than a different place.

## Judging the location

“Close to the sea” may mean the edge of the dunes or four kilometres of country road. So filter by distance: within walking distance, up to 5 or up to 10 kilometres from the sea, a lake, a ski lift or a ski trail. Distances are measured as the crow flies; in the mountains the way is longer and steeper. Before booking, the map shows a circle with a radius of 500 metres in which the home lies. Think, too, about what you need every day: a baker, a station, a playground, or none of these.`,
    },
    {
      kind: 'teasers',
      title: 'Search by theme',
      teasers: [
        {
          title: 'By the sea',
          text: 'Homes from which you can walk to the water.',
          picture: { scene: 'theme-sea', alt: 'Mediterranean coast in summer' },
          to: 'offer:32',
          label: 'Holiday homes by the sea',
        },
        {
          title: 'By a lake',
          text: 'Swimming without salt or tides, often with a jetty or a boat.',
          picture: { scene: 'theme-lake', alt: 'Lake in summer' },
          to: 'offer:33',
          label: 'Lakeside holiday homes',
        },
        {
          title: 'In the snow',
          text: 'Homes up to ten kilometres from a lift.',
          picture: { scene: 'theme-snow', alt: 'Snow-covered Alps in the morning' },
          to: 'offer:122',
          label: 'Ski holidays',
        },
        {
          title: 'With a dog',
          text: 'Dogs are welcome here; number, size and price are stated.',
          picture: { scene: 'theme-dog', alt: 'Danish dunes in autumn' },
          to: 'page:Pets',
          label: 'Holidays with a dog',
        },
        {
          title: 'With children',
          text: 'Several bedrooms, a washing machine and parking.',
          picture: { scene: 'theme-family', alt: 'Baltic beach in summer' },
          to: 'page:Family',
          label: 'Family holidays',
        },
        {
          title: 'With a pool',
          text: 'Private or shared: the amenities say which.',
          picture: { scene: 'theme-pool', alt: 'Dalmatian coast at noon' },
          to: 'offer:27',
          label: 'Holiday homes with a pool',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Size and beds

The number of people is an upper limit, not a recommendation. Six beds may mean three bedrooms, or two and a sofa beside the kitchen. Filter by bedrooms and bathrooms and read the section “Where you sleep”, which says for each room whether it has double, single or bunk beds. Those who travel with grandparents or friends are better served by a second bathroom than by twenty more square metres.

## What cannot be brought along

You can pack a hair dryer, but not air conditioning. Set only the filters for things you really cannot do without; the number beside each one shows how many homes are left. For people who have to avoid steps and narrow doors there are filters based on measurements: [step-free access](search:stepfree=Y), [doors from 80 cm](search:widedoors=Y), [walk-in shower](search:walkinshower=Y). If a figure is missing, ask the host.

## When to book

Large houses, school holidays and anything right by the water are often taken months ahead; homes can be booked up to two years in advance. If you travel at short notice, you have more choice out of season and will find discounts under [last minute](page:Lastminute). While your plans may still change, the filter “Free cancellation” helps. The home’s page says which day is the last for it.`,
    },
    {
      kind: 'homes',
      title: 'Homes with free cancellation',
      search: 'freeCancel=Y',
    },
    {
      kind: 'text',
      text: `## Deciding together

Add the homes you like to your [favourites](page:WatchList) and send the link to everyone who is coming. The list says what is still free and whether a price has changed. If a home offers it and arrival is at least 14 days away, you can place a free hold: nobody else can book it then, and if you do nothing the hold lapses by itself.

## Before the last click

Read three things once more: the cancellation terms with their dates, the additional costs and the latest ratings. Each rating says whether the stay was verified. Check as well whether the host lets as a business or privately, because your rights depend on it. If something is still open, [write to us](page:ContactGuest). How booking and payment work is explained under [frequently asked questions](page:Faq).`,
    },
    {
      kind: 'homes',
      title: 'Instant booking, within walking distance of the sea',
      search: 'instantbooking=Y&distSea=1',
    },
    {
      kind: 'action',
      title: 'Begin your search',
      text: 'Place, dates and guests are enough to start with.',
      to: 'page:Search',
      label: 'Find a home',
    },
  ],
} satisfies PageSeed;
