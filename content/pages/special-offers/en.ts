import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Special offers',
  description:
    'Early booking, last minute, long stays: which discounts hosts give, how to find them and how we calculate them.',
  lead: `Discounts come from the hosts, not from us. They apply to one home and one period, and they have already been taken off whenever you see a total price.`,
  picture: { scene: 'theme-last-minute', alt: 'Illustration: a bay in evening light' },
  blocks: [
    {
      kind: 'text',
      text: `## Three kinds of discount

An **early booking discount** applies if at least as many days lie between booking and arrival as the host has set. A **last-minute discount** works the other way round, when arrival is near. A **discount for long stays** begins at a certain number of nights. If several apply, the highest counts; they are not added together. The discount is taken off the price of the accommodation, not off cleaning, tourist tax or extras.

Thresholds and percentages are listed on the page of each home under “Additional costs, deposit and discounts”. In the booking you see the discount as a line of its own.

## Finding cheaper days

The price calendar of a home shows the total price of your stay for every possible day of arrival, and above the search results you find the lowest total for each of the days around your arrival. One day earlier or later often saves more than any discount. If you search without dates, you can sort by price; the list then compares the cheapest week.

The filter “Last minute only” shows homes whose hosts have entered such a discount. The price tells you whether it applies to your dates.`,
    },
    { kind: 'homes', title: 'Homes with a last-minute discount', search: 'lastminuteonly=Y' },
    { kind: 'part', part: 'offers' },
    {
      kind: 'text',
      text: `## What we do not do

We do not invent crossed-out prices, run countdowns or claim that somebody else is looking at the same house right now. There are no paid positions in the list. If you are still thinking it over, keep a home with a free hold, provided that arrival is at least 14 days away. Your [favourites](page:WatchList) show whether a price has risen or fallen since you saved the home.`,
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Last minute', to: 'offer:12' },
        { label: 'Using bonus codes', to: 'page:DiscountAndVoucher' },
        { label: 'All offers', to: 'page:OfferOverview' },
      ],
    },
  ],
} satisfies PageSeed;
