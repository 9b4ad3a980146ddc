import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Discounts and bonus codes',
  description:
    'How to use a bonus code, when it applies, what happens to it when you cancel, and where discounts come from.',
  lead: `Two things can make a stay cheaper: a discount from the host, which is taken off automatically, and a bonus code, which you type in.`,
  picture: { scene: 'theme-newsletter', alt: 'Illustration: a house in Provence' },
  blocks: [
    {
      kind: 'text',
      text: `## Using a bonus code

The code goes into the “Bonus code” field of the booking form, before you review your details. Upper and lower case make no difference. If it is valid, the amount appears at once on a line of its own, and the payment plan is reduced accordingly. A code has to be entered before booking; it cannot be credited afterwards.

Each code has an amount, a last day of validity and a set number of uses; some apply only from a minimum price. If the code is worth more than the price you pay in advance, that price becomes zero and the rest lapses. One code counts per booking.

Feriola issues codes in individual cases, as a gesture of goodwill for instance, and sometimes in campaigns; these may limit how often one guest can use them. On partners’ pages the field may be missing; codes cannot be used there.`,
    },
    { kind: 'text', text: '## Codes that are valid now' },
    { kind: 'part', part: 'bonus' },
    {
      kind: 'accordion',
      title: 'Questions about bonus codes',
      entries: [
        {
          question: 'What does “This code has expired or has been used” mean?',
          answer: 'The code was right, but its last day has passed or all its uses are gone.',
        },
        {
          question: 'What happens to the code if the booking comes to nothing?',
          answer:
            'If the host declines, if a hold lapses or if you give up a hold or request, you can use it again while it is valid. If you cancel a booking that the host has already confirmed, it is used up.',
        },
        {
          question: 'What if I change the booking?',
          answer:
            'The code stays with the booking. If the new price is below its minimum, it drops out and you can use it for another booking while it is valid.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Discounts from hosts

Discounts for early booking, last minute and long stays need no code: they are in the total price. How they are calculated is explained under [special offers](page:SpecialOffers). A bonus code also works on a price that is already discounted.`,
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Special offers', to: 'page:SpecialOffers' },
        { label: 'Travel vouchers', to: 'page:TravelVouchers' },
        { label: 'Help and contact', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
