import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default {
  title: 'Accessibility statement',
  description:
    'How accessible this website is, what has been tested, which limits are known and who you can turn to.',
  lead: 'Everybody should be able to find a home here, understand the price and book it, with a mouse, a keyboard, a screen reader or strong magnification. This page says how far we have come.',
  notice: sampleNotice.en,
  blocks: [
    {
      kind: 'text',
      text: `This statement covers the website and its emails and PDF documents. As of November 2026.

## What the service is

On this website we act as an agent for holiday homes. You search by place, date and features, see pictures, the total price and free days, save and compare homes, and can book them, place a hold or send a request. A booking has three steps: your details, checking, finished. After that you receive a link to your booking page with all documents. The [frequently asked questions](page:Faq) explain how it works in detail.

## The standard we apply

We measure ourselves against the German Accessibility Strengthening Act (BFSG), which implements Directive (EU) 2019/882 (the European Accessibility Act), the standard EN 301 549 and the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. According to our tests the website meets the requirements that can be checked automatically and by keyboard. Known exceptions are listed below.`,
    },
    {
      kind: 'table',
      caption: 'What is tested',
      head: ['Test', 'Scope'],
      rows: [
        [
          'Automatic rules (axe)',
          'WCAG 2.0 to 2.2, levels A and AA, including contrast, names and roles; on the start page, search, homes, booking, favourites and legal texts in four languages, also with dialogs open and error messages showing',
        ],
        [
          'Keyboard',
          'calendar, filters, pictures and map can be used without a mouse; dialogs hold the focus, close with Escape and give it back',
        ],
        ['Narrow screens and zoom', 'a width of 320 pixels and 400% zoom without scrolling sideways'],
        ['Size of targets', 'buttons and links standing alone are at least 44 pixels high'],
        [
          'Structure and language',
          'one main heading on each page, no level left out; ratings are marked in their own language',
        ],
        ['Appearance', 'light and dark colours; settings for less motion are respected'],
      ],
      source: 'Automatic tests of this website in a Chromium browser, repeated with every change',
    },
    {
      kind: 'text',
      text: `Confirmations and invoices in PDF are tagged with headings, tables and language. Beside every map there is a list that contains the same homes in full. The search with all its filters works without JavaScript too.

## What has not been tested yet

Automatic tests find only some of the barriers. A complete run with the common screen readers, and with people who use them every day, is still to be done. We do not test browsers other than Chromium to the same depth.

## Known limits

**Hosts’ pictures.** Alternative texts name the home and the room shown, but no details. What matters to you can be found among the amenities, or you can ask the host.

**Texts by hosts and guests.** Descriptions and ratings are written by others. They are not always easy to understand, and not every text exists in all languages.

**Map.** The position on the map can be grasped only by sight. Place and distances are therefore given as text on the home’s page.

**JavaScript.** Booking and favourites need JavaScript. Without it you can call us.

**Easy language and sign language.** We do not offer either so far.

## Accessibility of the homes

Whether a house itself has few barriers is a different question. Hosts can state measurements: steps into the living space, width of the narrowest door, threshold of the shower, grab rails, distance from the parking space. You can filter by them, for instance for [step-free access](search:stepfree=Y), [doors from 80 cm](search:widedoors=Y) and a [walk-in shower](search:walkinshower=Y). These are the hosts’ own statements, which we have not measured ourselves. Where a figure is missing we do not know it; please ask before you book.

## Reporting a barrier

If you get stuck anywhere, write to [${company.email}](mailto:${company.email}), use the [contact form](page:Contact) or call [${company.phone.display}](tel:${company.phone.interact}). It helps us to know the address of the page, what you wanted to do and which assistive technology you use. We answer, put the fault right if we can, and until then help you in another way, for example by taking a booking over the phone.

## Enforcement body

In Germany the body in charge is the **Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)**, the market surveillance authority of the German states for accessibility, in Magdeburg. Consumers and recognised associations can complain there if a service does not meet the requirements. In other EU countries you can turn to the authority responsible for the European Accessibility Act.`,
    },
  ],
} satisfies PageSeed;
