import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'How far ahead to book for the school holidays',
  description:
    'Summer, Christmas, Easter, autumn: when homes run short, why your neighbours’ term dates matter, and what helps if you have left it late.',
  lead: 'There is no single right moment. It depends on how many houses would suit you at all, and on who else is on holiday at the same time.',
  picture: { scene: 'theme-family', alt: 'A summer’s day on the Baltic with beach and clear water' },
  article: {
    author: 'Mathilde Garnier',
    date: '2025-12-11',
    category: 'family',
    slug: 'when-to-book-for-school-holidays',
    related: ['arriving-midweek', 'rainy-days-with-children', 'reading-a-listing'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## What runs short is the right house

A flat for two on the edge of town can still be found in August. A house for nine with a dog, ten minutes from the beach, may exist three times in a given village, and it goes to those who were there last year. The more conditions you set, the earlier you need to look. Write down what you cannot do without, then cross out half. Beside each condition the filters show how many homes it leaves, so you can see which one narrows your choice the most.

Many hosts set next year’s prices between late summer and the end of the year. Until then the calendar says that there is no price for the period yet. That does not mean the house is taken: ask, or put it among your [favourites](page:WatchList) and look again in the autumn.`,
    },
    {
      kind: 'table',
      caption: 'The editors’ experience, not statistics',
      head: ['Holidays', 'Where it gets tight', 'A good time to book'],
      rows: [
        [
          'Summer, mid-July to mid-August',
          'houses by the water, large houses, dogs',
          'once prices are set, often nine to twelve months ahead',
        ],
        ['Christmas and New Year', 'ski resorts, large houses', 'the spring or summer before'],
        [
          'February half-term and carnival',
          'places with a lift within walking distance',
          'before the autumn half-term',
        ],
        ['Easter and Whitsun', 'Lake Garda, Istria, islands', 'four to six months ahead'],
        ['Autumn', 'North Sea, houses with a pool in the south', 'three to four months ahead'],
      ],
    },
    {
      kind: 'text',
      text: `## Your neighbours’ holidays

If you know your own term dates, you know half the demand. In Germany the states take turns in summer; only Bavaria and Baden-Württemberg always start late and run into September. Denmark and Scotland are back at school around the middle of August, the Netherlands, region by region, by early September, so the second half of August is noticeably quieter on the Danish coast. In France the winter and spring holidays are staggered in three zones, while in summer everyone is off at once. Italy has no school from mid-June to mid-September, but what fills it is the time around Ferragosto, 15 August. In Switzerland it is up to the canton.

This opens up some windows. Scottish families can have the Alps in the first days of July before the rest arrive. English ones, off until early September, find the last days of August easier than the first. Education ministries and councils publish their dates well ahead, and looking them up is the cheapest planning there is.

## Committing early without committing too soon

Nobody knows in October whether everyone will be well in July. Two things help. A hold keeps a house for you free of charge, for three days once you have opened the link in the email; homes that offer it take holds when arrival is at least two weeks away. That is time enough to ask the grandparents. And many hosts allow you to cancel at no cost up to a certain day; the date is shown before you book, and there is a filter for it. There is no statutory right of withdrawal for stays on fixed dates.

Look at the payment plan, too. Usually a down payment is due first and the balance some weeks before arrival, so booking early does not mean paying everything early. Where the host gives an early booking discount, the price shown already includes it.`,
    },
    {
      kind: 'quote',
      text: 'Book early and you have the choice. Book late and you take what is left, which is sometimes just as good.',
    },
    {
      kind: 'text',
      text: `## If it is already April

Then change one thing after the other, in this order. The day first: let the arrival vary by three days and see whether [other changeover days](page:BlogArticle/arriving-midweek) are possible. Then the distance: six miles behind the coast there are houses left when everything on the front is taken, and by bicycle or car the sea is still near. Then the week: the last week of the holidays is emptier than the first almost everywhere. The region last: if there is nothing on the Baltic, look at the lakes of Mecklenburg; if Lake Garda is full, at Friuli or the Marche.

And watch for cancellations. They cluster just before the day on which they begin to cost money, often sixty or thirty days before arrival. Search again in that week and you find houses that were taken in winter. With two couples and four children it may be easier to take two flats in one building than one big house. You will also argue less about bedtime.`,
    },
    {
      kind: 'homes',
      title: 'On the German Baltic, three bedrooms or more',
      search: 'region=ostsee&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { label: 'Family holidays: all homes', to: 'page:Family' },
        { label: 'All destinations at a glance', to: 'page:DestinationLinkList' },
      ],
    },
  ],
} satisfies PageSeed;
