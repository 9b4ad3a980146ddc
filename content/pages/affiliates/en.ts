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

A booking counts for the partner whose ID is sent with it. Beyond the visit we remember the origin only if the guest has agreed in the cookie notice, and then for 30 days. On an address of your own every booking counts for you. We do not track anyone who declines, by any other means either. If a guest comes with several IDs, the last one counts.

## What we report to you

We count visits, requests and bookings for you, without names or addresses of guests. You find them in the [partner area](page:PartnerLogin) by day, link and home, to be saved as CSV too. Give links a name (**&subid=newsletter-may**) to see which one works. The commission is set down in the agreement we make with you; it is pending until the stay has ended.

## What we expect

Label advertising as advertising. Do not quote prices that you have not just looked up with us; they depend on the dates. Do not bid on our name in search engines, and send no advertising to which the recipient has not agreed. The pictures of homes belong to their hosts; use them only with permission.`,
    },
    {
      kind: 'action',
      title: 'Get a partner ID',
      text: 'Register with your website. Our office looks at it and sends you the number.',
      to: 'page:UserBusinessRegistration',
      label: 'Register as a partner',
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Partner login', to: 'page:PartnerLogin' },
        { label: 'Write as a partner', to: 'page:ContactPartner' },
        { label: 'Partner programme', to: 'page:PartnerProgramme' },
        { label: 'Logos and name', to: 'page:Logos' },
        { label: 'Privacy', to: 'page:privacy' },
      ],
    },
  ],
} satisfies PageSeed;
