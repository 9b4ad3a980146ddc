import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Travel tips for a holiday home',
  description:
    'What to settle before you book, how to keep the day of arrival calm, and what helps in the home and on leaving.',
  lead: 'A holiday home is not a hotel: the key comes from somebody with a few minutes to spare, and the fridge is usually empty. These notes follow the trip from booking to departure.',
  picture: { scene: 'theme-countryside', alt: 'Meadows in bloom in the morning light' },
  blocks: [
    {
      kind: 'text',
      text: `## Before you book

Read the home’s page once from top to bottom, house rules and additional costs included. Three things are easily missed: how the beds are divided among the rooms, whether bed linen is provided, and until when you can cancel free of charge. A sofa bed in the living room is a proper bed, but whoever sleeps in it goes to bed last and gets up first.

If something matters to you and is not on the page, [write to us](page:ContactGuest): whether the garden is fenced all the way round, whether there is a stair gate, how noisy the road is. The answer comes by email, so you can keep it. When several families travel together, add two or three homes to your [favourites](page:WatchList) and pass the link round. If one of them offers it, you can place a free hold while you decide.

## In the weeks before

Check that passports or identity cards and driving licences are still valid; children need a document of their own for every border. If you are driving, find out about tolls, vignettes and low-emission zones on the way. Some cities want foreign number plates registered in advance; ask the city or your motoring organisation.

Call the host a few days ahead and say when you will arrive. The number and the notes about the key are on your booking page once the booking is confirmed. Save the address, the phone number and a map so that you can open them without a signal.

## On the day of arrival

On Saturdays a great many homes change guests at the same time, and on holiday weekends every main road shows it. If you drive overnight or set off at dawn you may end up waiting at the other end, because the home is being cleaned until the stated time. Lunch and a walk on the way are better than an hour outside a locked door.

Pack one bag for the first evening and put it on top: something to eat, coffee, salt, toilet paper, a charger, bed linen. Most shops are still open on Saturday afternoon, but on Sunday nearly all are closed in Germany, Austria and Switzerland.`,
    },
    {
      kind: 'teasers',
      title: 'Getting ready',
      teasers: [
        {
          title: 'Packing list',
          text: 'From passports to bin bags, to be ticked off on the screen or on paper.',
          picture: { scene: 'theme-beach', alt: 'North Sea beach in the morning' },
          to: 'page:TravelTipsChecklist',
          label: 'Open the packing list',
        },
        {
          title: 'Staying well',
          text: 'Health cover abroad, emergency number, ticks, sun, water, and what the dog needs.',
          picture: { scene: 'theme-mountains', alt: 'Alpine peaks in the morning light' },
          to: 'page:TravelTipsHealth',
          label: 'Read the health tips',
        },
      ],
    },
    {
      kind: 'text',
      text: `## In the home

Walk through all the rooms as soon as you arrive and photograph anything damaged or missing. Tell the host the same day. There is nothing impolite about it: the host can put it right, and there will be no argument about the deposit. Read the electricity meter if consumption is charged, and find the fuse box, the stopcock and the fire extinguisher before you need them.

Older houses have their ways. Septic tanks cannot cope with wet wipes, nor fireplaces with damp logs, and in coastal villages the water pressure may be low in the evening. The house folder explains most of it. Quiet hours apply on the terrace too, and sound carries further across water and along valleys than one would think.

## With children

Look at stairs, pool, pond and windows before the children run off. A fence round the pool is not required everywhere and never replaces supervision. A familiar pillow and the usual order of things at bedtime help more than an early night. Homes with several bedrooms, a washing machine and parking are listed under [family holidays](page:Family).

## With a dog

Bring its blanket, its bowl and a towel, and take it round the house and garden on the lead first. Do not leave it alone in the strange place straight away. The local council decides where dogs may go on the beach, often by season; ask at the tourist office. Homes that take dogs are listed under [holidays with a dog](page:Pets).

## On leaving

Start the evening before. Empty the fridge, take out glass and rubbish, and ask where linen and key should go. On a last round, check sockets, bedside tables, the washing machine and the clothes line behind the house. Read the meter and agree when the deposit will be returned. If something was broken, say so; personal liability cover often includes damage to rented holiday homes, and your policy will tell you.`,
    },
    {
      kind: 'links',
      title: 'Further reading',
      links: [
        {
          label: 'Frequently asked questions',
          to: 'page:Faq',
          text: 'Booking, price, arrival and cancellation',
        },
        { label: 'Find a home', to: 'page:Search', text: 'With dates you see the total price' },
        { label: 'Favourites', to: 'page:WatchList', text: 'Compare and decide together' },
      ],
    },
  ],
} satisfies PageSeed;
