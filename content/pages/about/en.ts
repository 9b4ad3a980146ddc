import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'What Feriola does differently',
  description:
    'One total price everywhere, free holds, ratings with a source, an open ranking: what you can measure us by.',
  lead: `Feriola is an agent for holiday homes and apartments in Europe, in four languages. We own no houses and organise no tours. What we do can be checked on every page.`,
  picture: { scene: 'theme-start', alt: 'Illustration: a house above a bay in the evening' },
  blocks: [
    {
      kind: 'text',
      text: `## One price from the start

Once you have chosen dates, list, map, home and booking show the same figure: the total price with cleaning, mandatory costs and tourist tax. Beside it you see what you pay now and what you pay on site. The deposit and estimated consumption costs are shown separately: the first comes back to you, the second depends on how much you use. Insurance is never preselected.

## Time to think

With many homes you can place a free hold if arrival is at least 14 days away. For up to three days nobody else gets these nights. You see when the hold ends, and we remind you a day before. Before you cancel, your booking page shows what it costs today.

## Ratings with a source

Each rating says whether it comes from a booking with us, whether the stay was checked or whether it was taken over unchecked. We publish good ones and bad ones. A home that nobody has rated has no stars.

## A ranking you can read up on

Half of the order called “recommendation” follows the ratings, a fifth each follows the price compared with the region and the completeness of the details, and a tenth how new the home is. This is explained below every list. We do not sell positions.`,
    },
    { kind: 'part', part: 'ratings' },
    {
      kind: 'text',
      text: `## Usable by everybody

The pages can be used with a keyboard and with a screen reader. For people who need them there are filters based on measurements: step-free access, door width, walk-in shower. You can save homes without an account, and until you have given your consent we load only what is needed. We embed no content from other people’s servers.

## What we are not

We are not a tour operator, nor are we your landlord in the legal sense. Your contract is with the host; who that is, and whether they let as a business or privately, is stated on the page of the home. Our office answers questions about your booking.`,
    },
    { kind: 'part', part: 'office' },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Questions from guests', to: 'page:Faq/faq1' },
        { label: 'Letting with Feriola', to: 'page:Retailer' },
        { label: 'What customers say', to: 'page:CustomerRating' },
        { label: 'Terms and conditions', to: 'page:terms' },
      ],
    },
  ],
} satisfies PageSeed;
