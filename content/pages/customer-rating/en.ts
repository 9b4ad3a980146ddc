import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Customer ratings',
  description:
    'What guests say about the homes they stayed in, with the source of every rating, and how to read ratings well.',
  lead: 'These are recent ratings from every country. Each one says where it comes from and whether the stay has been verified.',
  blocks: [
    {
      kind: 'text',
      text: `## How to read a rating

An average says little until you know how many ratings are behind it. 4.6 from sixty ratings is more reliable than 5.0 from two. The five separate marks tell you more: furnishings, location, cleanliness, outside impression and value for money. A home in a middling location that is spotless is not the same as the reverse, even if the average is.

Look at the time of the stay and at who travelled. What a family writes about noise in August need not bother a couple in November. On each home’s page you can have the ratings of families, couples, friends or people travelling alone shown separately. Read the host’s answer as well: hosts who admit a fault and say what they have changed are hosts who care.`,
    },
    { kind: 'part', part: 'ratings' },
    {
      kind: 'text',
      text: `## Who can give a rating

For each trip that was booked with us and taken there is one rating at most. Some ratings come from other sources and are marked as such. Good and bad ones appear by the same rules, and each counts the same in the average. If a home has none yet, it says so; no stars are given in advance.

The details are on the page [How we check ratings](page:RatingChecks). How ratings influence the list is explained under [How search results are ordered](page:ResultOrder).`,
    },
    {
      kind: 'action',
      title: 'Search by rating',
      text: 'The search can sort by rating and filter by stars.',
      to: 'search:rating=4&sort=rating',
      label: 'Homes with 4 stars or more',
    },
  ],
} satisfies PageSeed;
