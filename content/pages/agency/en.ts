import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'For property managers',
  description:
    'For agencies that look after homes of several hosts: how your homes are shown, imported and assigned.',
  lead: `The people who hand over keys, answer the phone and call the plumber often matter more to guests than the name on the deeds. That is why we name the agency with the home.`,
  blocks: [
    {
      kind: 'text',
      text: `## How your agency appears

On the page of each home your agency is named beside the host, in the section “Who lets it”. Guests can open all homes of an agency as a search, and the start page introduces some agencies that are there locally. For each home you state who lets it, whether as a business or privately, and with whom the contract is made. If you let in your own name, your name stands there.

## Handing over homes

Nobody keeps many homes up to date by hand. We import NDJSON files with one home per line: location, type, number of guests, bedrooms, beds, prices per night, amenities, measurements for access, texts in four languages and a calendar of free days. Each line has a key of its own by which we recognise the home; importing the same file again changes nothing. What cannot be used is listed with the reason in a report that you receive. An import never touches stays that guests have booked with us.

We derive country, region and town from the location. Prices in other currencies need an exchange rate to the euro. We show the stars of a tourism association only for homes that have been classified.

## Answering bookings

Bookings, holds and requests arrive by email with a link through which you confirm or decline. Nights that you let elsewhere have to be in the calendar of the next file; the more often you deliver, the less often you have to turn guests down. Once you have [registered](page:UserBusinessRegistration) and we have approved you, you can log in, see the bookings of all your homes and answer them there. Synchronising calendars at shorter intervals is not available yet.

## Who is responsible for what

You make sure that you may act for the hosts, that details and pictures are right and yours to use, and that there are registration numbers where they are compulsory. Commission and settlement are set down in the agreement.`,
    },
    { kind: 'action', title: 'Register homes', to: 'page:ContactAgency', label: 'Write as an agency' },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Distribution', to: 'page:Distribution' },
        { label: 'Agency terms', to: 'page:AgencyTerms' },
        { label: 'Questions from hosts', to: 'page:Faq/faq2' },
      ],
    },
  ],
} satisfies PageSeed;
