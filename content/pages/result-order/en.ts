import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'How search results are ordered',
  description:
    'Which features decide the order “Recommendation”, how much weight each of them carries, and what has no influence on it.',
  lead: 'Every list needs an order, and the order influences what is booked. That is why we disclose how ours comes about: by a fixed formula that is the same for all homes and all visitors.',
  blocks: [
    {
      kind: 'text',
      text: `## Which homes appear at all

Your search decides first. Homes are shown if they meet every filter you have set and, once you have chosen dates, only if they can really be booked for them: every night is free, arrival and departure are allowed on those days, minimum and maximum stay are observed, the number of guests and dogs fits, and the price is known. If you allow a few days either way, the list shows the cheapest fitting dates of each home. Homes that are not being let at the moment are left out altogether.

We show only homes of hosts and agencies we work with. There will be others in the same place that you will not find here.

## The four ways to sort

Above the list you can choose between **Recommendation**, **Rating**, **Lowest price** and **Highest price**; it begins with Recommendation. With Rating, only the average of guests’ ratings counts, and homes without any come last. With the price orders, what counts is the total price of your stay including all mandatory costs, or the cheapest week if you have not chosen dates; homes without a price come last. If two homes have the same value, the one with the smaller home number comes first, so that nothing is repeated or lost from page to page.

## The formula of the recommendation

The recommendation awards up to 100 points in four parts.`,
    },
    {
      kind: 'table',
      caption: 'Components of the order “Recommendation”',
      head: ['Feature', 'At most', 'How it is measured'],
      rows: [
        [
          'Rating',
          '50 points',
          'guests’ average, calculated as if there were ten more ratings at the mean of all homes',
        ],
        [
          'Price',
          '20 points',
          'cheapest week per person it can take, in relation to the mean of the region; a home at that mean gets half',
        ],
        [
          'Completeness',
          '20 points',
          'in equal parts: 12 pictures, a description of 600 characters, four languages, distances, amenities',
        ],
        ['Newness', '10 points', 'in full on the first day, less every day after that, none after 180 days'],
      ],
    },
    {
      kind: 'text',
      text: `The ten notional ratings make sure that two delighted guests are not enough for a top place, and that one disappointed guest does not send a home to the bottom. The more real ratings there are, the less they matter. A home without ratings is treated as an average one, not as a bad one.

## A worked example

Suppose the mean of all ratings is 4.4 and a week in the region costs €180 per person on average.`,
    },
    {
      kind: 'table',
      caption: 'Two invented homes compared',
      head: ['Feature', 'Home A', 'Home B'],
      rows: [
        ['Rating', '4.8 from 40 ratings: 46.5 points', '5.0 from 2 ratings: 43.8 points'],
        ['Price', '€150 per person: 10.9 points', '€200 per person: 9.5 points'],
        ['Completeness', '90%: 18.0 points', '60%: 12.0 points'],
        ['Newness', 'listed for over a year: 0 points', 'listed for 30 days: 8.3 points'],
        ['Total', '75.4 points', '73.6 points'],
      ],
    },
    {
      kind: 'text',
      text: `## What has no influence

**Money.** Nobody can pay for a better place, neither hosts nor agencies. Nor does it matter whether we or the host collect the payment. If there were ever paid places, they would have to be marked as advertising.

**You.** The order does not depend on who you are, which device you use, what you have looked at or which advertisement brought you here. Two people with the same search see the same list and the same price.

**Bookings and clicks.** How often a home has been viewed or booked does not enter into it.

The recommendations on the start page follow a simpler rule: ratings count, again with caution where there are few, and so does having enough pictures; the best are then taken from as many different countries and regions as possible. Nobody can pay for these either. Where the ratings in the formula come from is explained under [customer ratings](page:CustomerRating).

## Why we write this down

The law requires online marketplaces to state the main parameters of their ranking and their relative weight: towards guests, Article 246d section 1 of the Introductory Act to the German Civil Code; towards hosts who act as a business, Article 5 of Regulation (EU) 2019/1150. A short version stands below every list, and the menu “Sort by” links to it. If we change the formula, we change this page too. We are glad to answer questions through the [contact form](page:Contact).`,
    },
    {
      kind: 'action',
      title: 'Try the orders',
      text: 'With dates you see the order for your own stay and can change it.',
      to: 'page:Search',
      label: 'Go to the search',
    },
  ],
} satisfies PageSeed;
