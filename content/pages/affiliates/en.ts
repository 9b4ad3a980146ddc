import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Affiliates: linking to Feriola',
  description:
    'For people who run websites: how a link with a partner ID works, when a visit counts and what we report to you.',
  lead: `If your readers come to us through one of your links and book, that should show. A number in the address is all it takes.`,
  blocks: [
    {
      kind: 'text',
      text: `## The link

You receive a partner ID made up of digits and append it to any address of our site: **?pid=12345**, or **&pid=12345** if the address already contains a question mark. This works with the start page as well as with a search, a region or a single home. Link as precisely as you can: if you write about the Baltic, point to the [German Baltic coast](place:ostseeküste_deutschland) with suitable filters and not to the start page. Addresses of searches stay valid, because all filters are in them.

## When it counts

A booking counts for the partner whose ID is sent with it. Beyond the visit we remember the origin only if the guest has agreed in the cookie notice. We do not track anyone who declines, by any other means either. If a guest comes with several IDs, the last one counts.

## What we report to you

We count searches, price queries and bookings for you, without names or addresses of guests. There is no online report of your own yet; our office gives you the figures on request. The commission is set down in the agreement we make with you.

## What we expect

Label advertising as advertising. Do not quote prices that you have not just looked up with us; they depend on the dates. Do not bid on our name in search engines, and send no advertising to which the recipient has not agreed. The pictures of homes belong to their hosts; use them only with permission.`,
    },
    {
      kind: 'action',
      title: 'Ask for a partner ID',
      text: 'Tell us your website and how you would like to link to us.',
      to: 'page:ContactPartner',
      label: 'Write as a partner',
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Partner programme', to: 'page:PartnerProgramme' },
        { label: 'Logos and name', to: 'page:Logos' },
        { label: 'Privacy', to: 'page:privacy' },
      ],
    },
  ],
} satisfies PageSeed;
