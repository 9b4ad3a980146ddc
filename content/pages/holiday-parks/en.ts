import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Holiday parks',
  description:
    'Holiday homes in parks: how four operators differ, what the total price includes and what you pay on site.',
  lead: `In a holiday park you have a house of your own and share what nobody would keep up alone: pool, playground, shop, reception. It suits families whose children want company and whose parents want everything close by.`,
  picture: { scene: 'offer-100', alt: 'Illustration: houses of a holiday park' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Four operators',
      teasers: [
        {
          title: 'Houses with neighbours for a week',
          text: 'The children find friends before the bags are unpacked.',
          picture: { scene: 'offer-100', alt: 'Illustration: a holiday park' },
          to: 'offer:100',
          label: 'See all houses',
        },
        {
          title: 'Everything in one place',
          text: 'Park the car and leave it there until the day you go home.',
          picture: { scene: 'offer-552', alt: 'Illustration: a holiday park' },
          to: 'offer:552',
          label: 'See all houses',
        },
        {
          title: 'Simple houses with a terrace',
          text: 'Good for families who are outdoors more than in.',
          picture: { scene: 'offer-515', alt: 'Illustration: a holiday park' },
          to: 'offer:515',
          label: 'See all houses',
        },
        {
          title: 'Room for several generations',
          text: 'One house for everyone, and a door each of them can close.',
          picture: { scene: 'offer-187', alt: 'Illustration: a holiday park' },
          to: 'offer:187',
          label: 'See all houses',
        },
      ],
    },
    {
      kind: 'text',
      text: `## A park or a house by itself

A park has staff on site whom you can ask, fixed times for arrival and departure, and houses that resemble one another. What you book is usually a type and not a particular house number; send any requests about location or neighbours to the operator with your booking. A house by itself has more character, more quiet and less service. With small children, in wet weather and for groups who want two houses side by side, the park is often the easier choice.

## What the price includes

For parks, too, we show the total price: cleaning, mandatory costs and tourist tax are included. Bed linen, towels, cots and similar extras stand beside it and count only once you choose them. Pools, children’s programmes and sports facilities are not part of the booking we arrange. The operator can tell you which of them come with the stay, when they open and what they cost; outside the school holidays they are sometimes closed.

## Booking and cancelling

Your rental contract is with the operator named on the page of the house. You see the terms of cancellation before you book, with dates and amounts. Many parks lie in the [Netherlands](place:niederlande), in [Belgium](place:belgien), [Germany](place:deutschland) and [Denmark](place:dänemark).`,
    },
    { kind: 'homes', title: 'Five houses in holiday parks', search: 'offer=100' },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Travelling with children', to: 'page:ThemesContent/family' },
        { label: 'Travelling with a dog', to: 'page:ThemesContent/dog' },
        { label: 'All offers', to: 'page:OfferOverview' },
      ],
    },
  ],
} satisfies PageSeed;
