import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Distribution: where homes are shown',
  description:
    'Our own site, search engines, travel agencies and partners’ brands: the channels by which a home at Feriola reaches guests.',
  lead: `A home is entered with us once and shown through several channels, everywhere with the same prices and the same free days.`,
  blocks: [
    {
      kind: 'table',
      caption: 'Channels through which a home is shown',
      head: ['Channel', 'What guests see', 'Who looks after the guest'],
      rows: [
        ['Our website', 'List, map, themes and the page of the home in four languages', 'Our office and you'],
        [
          'Search engines',
          'The page of the home with pictures, price and real ratings in machine-readable form',
          'Our office and you',
        ],
        [
          'Travel agencies',
          'Advice and booking over the counter; the agency is named on the documents',
          'The travel agency and you',
        ],
        ['Partners’ own brands', 'Our homes under the partner’s address and name', 'The partner and you'],
        ['Websites with links', 'A link that leads to us', 'Our office and you'],
      ],
    },
    {
      kind: 'text',
      text: `## One source for prices and days

All channels use the same calendar and the same prices. When a booking is made through one of them, the nights are taken on all the others. A partner cannot raise the total price or change terms; at most, insurance, newsletter and bonus codes can be hidden.

There are also things we do not do: we do not pass your homes on to other booking sites and do not synchronise their calendars yet. If you let there too, keep your free days with us up to date yourself.

## Visibility

Nobody can buy a position in the list. What decides the order is explained below every list, and most of it is in your hands: complete details, pictures, a price that fits the region and guests who are glad to rate. Pages on themes and regions show the homes that match their filters; yours appears there by itself as soon as its details match.

## Operators with many homes

Operators of holiday parks and companies with a portfolio of their own get a page for their offer that lists all their homes. The homes come as a file, as described under [agencies](page:Agency); for imported homes, guests pay us.`,
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Letting with Feriola', to: 'page:Retailer' },
        { label: 'For travel agencies', to: 'page:TravelAgency' },
        { label: 'Partner programme', to: 'page:PartnerProgramme' },
        { label: 'Holiday parks', to: 'page:HolidayParks' },
      ],
    },
  ],
} satisfies PageSeed;
