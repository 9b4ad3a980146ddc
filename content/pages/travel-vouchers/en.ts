import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Travel vouchers',
  description:
    'Travel vouchers cannot be bought online at Feriola yet. How to give somebody a stay as a present all the same.',
  lead: `At present you cannot buy a voucher for a sum of money from us. You can still give a stay as a present, in two ways.`,
  picture: { scene: 'theme-countryside', alt: 'Illustration: fields in spring' },
  blocks: [
    {
      kind: 'text',
      text: `## Giving a choice

Save a few homes and send the link to your [favourites](page:WatchList). Whoever has the link sees the homes at today’s price, without an account and without being able to change anything. Settle the money between yourselves; the person who travels makes the booking.

## Giving the stay itself

If the dates are fixed, book yourself and give the confirmation. You are then the tenant; you pay, and you bear the cancellation fee should things turn out differently. Tell the host in the message who will arrive, and wait for the answer. The documents go to your email address; the confirmation is a PDF on the booking page. If the surprise might still fall through, choose a home marked “Free cancellation” and mind the day until which it applies.

## And bonus codes?

A bonus code is not a travel voucher: it is a reduction that we give, and it is not for sale. How to use one is explained under [discounts and bonus codes](page:DiscountAndVoucher). If you are holding a voucher with our name on it and do not know where it came from, show it to our [service team](page:Contact) before you count on it.`,
    },
    {
      kind: 'text',
      text: `## If we offer vouchers one day

For monetary vouchers bought online without a fixed date of travel, consumers in the EU have a right of withdrawal of 14 days. In Germany, a claim under a voucher without a term of its own becomes time-barred three years later, at the end of the year. Should we offer such vouchers, price, term, use and withdrawal will be stated on this page.`,
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Discounts and bonus codes', to: 'page:DiscountAndVoucher' },
        { label: 'Favourites', to: 'page:WatchList' },
        { label: 'Help and contact', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
