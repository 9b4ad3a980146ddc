import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Reading a listing between the lines',
  description:
    'Pictures, distances, beds, ratings: how to read the description of a holiday home, and which questions to put to the host.',
  lead: 'Most hosts describe their house honestly, but they describe it as they see it. If you notice what is missing as you read, there will be no surprises when you arrive.',
  picture: { scene: 'theme-countryside', alt: 'Meadows in bloom and hills in the morning light' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-02-12',
    category: 'knowledge',
    slug: 'reading-a-listing',
    related: ['deposit-and-final-cleaning', 'booking-school-holidays', 'working-from-a-holiday-home'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Count the pictures before you look at them

Go through the pictures with the list of rooms beside you. Three bedrooms but only two photographed: the third is small, dark or a passage to somewhere else. No picture of the bathroom rarely means that it is new. Look into the corners of the shots. Where door frames lean outwards, somebody used a wide-angle lens and the room is smaller than it looks. What you can rely on are things of known size: a cooker sixty centimetres wide, or a bed.

Watch the windows, too. A living room shown only by lamplight probably gets little daylight. And if every outdoor picture shows the same side of the house, it is worth asking what lies on the other.

## Distances in metres and in minutes

“400 metres to the beach” is usually as the crow flies. In between there may be a railway, a cliff or a campsite. Ask how many minutes it takes on foot and whether you can do it with a pram. Before booking, the map at Feriola deliberately shows only a circle with a radius of 500 metres in which the house stands; you receive the exact address once the booking is confirmed. The circle is enough to see whether it contains a main road, a church that strikes the hours or a harbour.

## Phrases and what they can mean

None of these phrases is dishonest. Each has a harmless reading and a less harmless one; the question beside it settles which applies.`,
    },
    {
      kind: 'table',
      caption: 'Common phrases and the question to ask',
      head: ['The listing says', 'It may mean', 'Ask'],
      rows: [
        [
          'cosy, rustic',
          'low ceilings, an old kitchen, thin walls',
          'How high are the rooms, and what was renewed last?',
        ],
        ['sleeps 8', 'four of them on the sofa bed', 'How many sleep in a bed behind a door?'],
        [
          'double bed',
          '1.40 metres wide and against the wall',
          'How wide is it, and can you get in from both sides?',
        ],
        ['central, lively', 'bars below the window', 'Which way do the bedrooms face?'],
        ['quiet spot', 'no shop, no bus', 'Where do you buy bread, and how do you get there?'],
        ['pool', 'still covered in May, or shared', 'When is it open, is it heated, is it fenced?'],
        ['sea view', 'from the balcony if you lean out', 'From which room, and is there a photo?'],
      ],
    },
    {
      kind: 'text',
      text: `## What the description leaves out

Everybody writes about the good points. What tells you something is what a long description passes over. Not a word about heating in a house that is let in November; none about air conditioning in August; no parking in an old town, nothing about the stairs. If you are unsteady on your feet or bring small children, ask about steps, handrails and the bathroom door. At Feriola, “step-free access”, “doors from 80 cm” and “walk-in shower” rest on measurements and can be set as filters.

It is much the same with costs. With us the total price includes everything that is mandatory, final cleaning and tourist tax among it. Read what stands beside it all the same: consumption by meter, bed linen if you want it, the deposit. Our piece on [deposit and final cleaning](page:BlogArticle/deposit-and-final-cleaning) explains how that works.

## Read the latest ratings first

The average says less than the last five texts. Look for what comes up more than once: if three guests independently mention the mattresses, it is the mattresses. A single bad rating often tells you more through the host’s answer than by itself. Note the month and who was travelling; what a couple says about peace and quiet in May does not hold for August with children. Each rating states where it comes from. A home without ratings is no worse for it; it is new, or rated elsewhere.`,
    },
    {
      kind: 'quote',
      text: 'A good question gets a short answer. If you get a long one that leaves out what you asked, you have learned something, too.',
    },
    {
      kind: 'text',
      text: `## Write before you book

Send the host a message before you commit yourself, and keep it brief: who is coming, when, what matters to you, three questions at most. The answer tells you more than it says. A host who explains in two sentences how the heating works will also help when it doesn’t. Have anything that matters confirmed in writing; what was said on the telephone is forgotten by August.

If several houses are in the running, put them side by side in your [favourites](page:WatchList). Side by side, you notice who states the floor area and who does not.`,
    },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { label: 'Frequently asked questions from guests', to: 'page:Faq/faq1' },
        {
          label: 'How far ahead to book for the school holidays',
          to: 'page:BlogArticle/booking-school-holidays',
        },
      ],
    },
  ],
} satisfies PageSeed;
