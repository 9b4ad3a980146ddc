import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'For travel agencies',
  description:
    'Booking holiday homes for your customers: total prices, holds while they think it over, file numbers and documents with your name.',
  lead: `A holiday home sells well over the counter if the price is certain before the customer leaves, and if they can sleep on it.`,
  blocks: [
    {
      kind: 'text',
      text: `## Advising with one price

You see the same total price as every guest, with cleaning, mandatory costs and tourist tax, split into what is paid in advance and what is paid on site. Deposit and estimated consumption costs stand beside it. That spares you later charges that the customer would hold against you. For comparison, save homes and send the customer the link; they see today’s prices and whether the homes are still free.

A free hold keeps the house for up to three days if arrival is at least 14 days away. Unless the link in the first email is opened, it lasts only one day, so open it straight away.

## Booking for the customer

Enter your customer as the guest, with their address and an email address to which the documents should go. Your bookings run under your partner ID. The confirmation names your agency and, if we have it, your Paxlounge number. If you work with Midoco, we can enable a field for the file number, which then appears on the confirmation. Confirmation and calendar file come in the language of the booking.

The customer’s contract is with the host, who receives phone and address only after confirming. If the customer cancels, the steps shown before booking apply.

## Single service or package

A holiday home alone is not a package. If you sell a flight, a hire car or another travel service with it, your agency may become an organiser, or facilitate a linked travel arrangement, with the standard information form and insolvency protection. Check this before you sell; your trade association can advise.`,
    },
    {
      kind: 'action',
      title: 'Register your agency',
      text: 'You receive a partner ID and tell us which numbers belong on the documents.',
      to: 'page:ContactPartner',
      label: 'Write as a partner',
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Partner programme', to: 'page:PartnerProgramme' },
        { label: 'Agency terms', to: 'page:AgencyTerms' },
        { label: 'Questions from guests', to: 'page:Faq/faq1' },
      ],
    },
  ],
} satisfies PageSeed;
