import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Deposit and final cleaning: what they cover and what they don’t',
  description:
    'What a host may keep the deposit for, what the final cleaning includes, and how ten minutes on arrival save an argument afterwards.',
  lead: 'If there is an argument after a holiday, it is often about the deposit and the cleaning. Most of it can be avoided if both sides know what applies.',
  picture: { scene: 'theme-landlords', alt: 'A country house in Tuscany in evening light' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-04-23',
    category: 'knowledge',
    slug: 'deposit-and-final-cleaning',
    related: ['reading-a-listing', 'cooking-in-a-rented-kitchen', 'north-sea-with-dog'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## What a deposit is

The deposit is not part of the price. It is security in case something breaks or a bill for consumption is left unpaid, and it still belongs to you. At Feriola it therefore stands beside the total price and not within it. As a rule you pay it on site on arrival and get it back after departure. Whether in cash or as an amount blocked on your card is for the host to say; have receipt confirmed, a line in an email will do.

The host may keep only what is actually due: compensation for damage that you or your party caused through your own fault, and agreed costs still outstanding. The host has to say what it is for and what it costs. A flat charge “for wear” is not allowed. Under German law, which we take as our basis here, guests need not pay for the traces of ordinary use: the dull patch on the table, the glass that cracks after its hundredth wash.

The law does not say to the day how quickly the money must come back. The host may inspect the house and read the meters; for a week’s holiday that means days, not months.`,
    },
    {
      kind: 'quote',
      text: 'The lessee is not responsible for changes to or deterioration of the leased property brought about by use in conformity with the contract.',
      source: 'Section 538 of the German Civil Code, in translation',
    },
    {
      kind: 'table',
      caption: 'Who bears what, as a rule',
      head: ['What happened', 'Who pays'],
      rows: [
        ['A glass or plate breaks', 'strictly the guest; many hosts let it pass if you tell them'],
        ['The old kettle gives up', 'the host'],
        ['Red wine on the sofa', 'the guest: cleaning or present value, not the price of a new one'],
        ['The key is lost', 'the guest; a new lock only if misuse is to be feared'],
        ['Claw marks in the parquet', 'the guest, so far as they go beyond the usual'],
        ['Heavy dirt, rubbish, unwashed dishes', 'the guest: the extra work of cleaning'],
      ],
      source: 'Outline under German law; in a given case the contract or a court decides.',
    },
    {
      kind: 'text',
      text: `## What the final cleaning includes

If it is mandatory it is in the total price; a host cannot add it on departure. It covers what even tidy guests leave behind: floors, bathroom, kitchen, beds, the usual. Tidying up is another matter. Guests are commonly expected to leave the place swept. That means dishes washed and put away, rubbish sorted and taken out, fridge empty, no crusts on hob or barbecue, the worst dirt swept up, furniture back where it was. Strip the beds if the house rules say so.

Some hosts leave it to you to clean. Then more is asked, and people forget the oven, the shower drain and the floor under the beds. A house with three bedrooms takes two people half a day; decide with that in mind.

## Ten minutes on arrival

Before unpacking, walk through all the rooms once with your phone and film. Open cupboards, photograph stains and cracks, note the meter readings if consumption is charged. If it is dirty or something is missing, report it the same day, in writing and with a picture. Under section 536c of the Code guests have a duty to report defects; if you say nothing, you can usually not claim a lower rent for them later, and you make it hard for yourself to prove what state things were in.

## If something breaks

Say so before the host finds it. Write what happened and offer to pay; those who ring of their own accord often pay less. What you owe is the present value, so for a ten-year-old carpet a fraction. Where larger sums are concerned, ask for an invoice or an estimate.

Before you travel, ask whether your liability or home insurance covers damage to holiday lets. Even where it does, movable things such as televisions or crockery are covered only by some policies.

## If the deposit does not come back

Send a friendly reminder with a deadline, ten days for instance. If the host refuses, ask for a statement with receipts. The contract is between the two of you, not with us; [write to us](page:ContactGuest) all the same, so that we know. If you live in the EU and the host is a trader in another member state, the European Consumer Centres help free of charge. Which law applies is stated in the contract; where nothing is stated, it is usually that of the country in which the house stands.`,
    },
    {
      kind: 'links',
      title: 'To look things up',
      links: [
        { label: 'Our terms and conditions', to: 'page:terms' },
        { label: 'Frequently asked questions from guests', to: 'page:Faq/faq1' },
        { label: 'My booking', to: 'page:bookingView' },
      ],
    },
  ],
} satisfies PageSeed;
