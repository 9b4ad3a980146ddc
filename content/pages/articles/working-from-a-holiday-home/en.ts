import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Working from a holiday home',
  description:
    'Internet, a table, quiet and your employer’s consent: what to settle when part of the trip consists of working days.',
  lead: 'Three weeks in one place, two of them at the laptop: it works better than many people think, and worse than those pictures of a computer beside the pool suggest.',
  picture: { scene: 'theme-wellness', alt: 'The Black Forest on an autumn morning' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-11-05',
    category: 'knowledge',
    slug: 'working-from-a-holiday-home',
    related: ['reading-a-listing', 'arriving-midweek', 'heating-old-stone-houses'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Ask first, then book

If you are employed you need your employer’s consent, even for two weeks in the next country. There is more to it than trust. In the EU, Switzerland and the EEA there should be an A1 certificate for work abroad, which shows the country in which you are insured; in Britain HMRC issues it. Longer stays bring tax into it. The 183 days so often quoted are only one of several conditions, and other rules apply to civil servants and the self-employed. Where you have no right to work, and for British citizens that includes the EU, even working on your own laptop may need a permit. Ask your HR department, your health insurer and, where months are concerned, a tax adviser.

Find out, too, whether you may take documents and equipment along, and who is liable if the computer vanishes from the house.

## The internet, asked about properly

“Wi-Fi available” says nothing about the line. Ask the host for a picture of a speed test, ideally taken in the evening and in the room where you will sit. What matters is the upload figure: it decides whether the others can understand you in a call, and in the country it is often a tenth of the download.`,
    },
    {
      kind: 'table',
      caption: 'Rough guidance for one workplace',
      head: ['What you do', 'Download', 'Upload'],
      rows: [
        ['mail, texts, telephone', '5 Mbit/s', '1 Mbit/s'],
        ['video calls, one person', '10 Mbit/s', '4 Mbit/s'],
        ['two calls at once', '25 Mbit/s', '10 Mbit/s'],
        ['large files, pictures, films', '50 Mbit/s', '20 Mbit/s and more'],
      ],
      source: 'The editors’ experience. A steady line with less is better than a wavering one with more.',
    },
    {
      kind: 'text',
      text: `The second way online is the telephone. Check the network’s map for the village, and expect a bar less behind thick walls. With an EU contract you mostly use your data in the EU as you would at home; with a British or Swiss one it depends on the tariff. A long network cable weighs little and helps more than any booster.

## Table, chair, light

At seventy-five centimetres a dining table is high enough; the chair in front of it is seldom good for eight hours. Ask for an office chair or bring a firm cushion. A stand, a keyboard and a mouse take hardly any room and save your neck. Where a host has set up a workspace, Feriola lists it under the equipment of the home, and you may ask for a picture. In summer the best place is by a north window, in winter in a heated room: a stove in the living room is no use to a desk under the roof.

Two people need two doors above all. Better a flat with one more bedroom, even if it is twenty minutes further from the beach. Ask about building sites, the nursery school next door and the hour at which the pool is cleaned. The lawnmower always comes during the meeting.`,
    },
    {
      kind: 'quote',
      text: 'To work on holiday you need two things that are hard to photograph: a door and a line.',
    },
    {
      kind: 'text',
      text: `## When, and for how long

The low season is made for it. From November into April many houses on the coast stand empty, hosts are glad of guests who stay three weeks, and some have set a discount for long stays that comes straight off the total price. Add heating and electricity, for those who work are at home, and in [old houses](page:BlogArticle/heating-old-stone-houses) that costs more than a holiday would. For a month, it is worth asking whether the place is cleaned and the linen changed in between.

Arrive on Friday or Saturday, set everything up on Sunday and hold a trial call. Monday at nine is too late to discover that the router is in the cellar.

## Keep work and holiday apart

Decide what is holiday and what is not. If you work a little every day, you have three weeks of neither. It works well to put the working days first and keep the rest free, or to work in the mornings and put the laptop in the cupboard at two. And tell the others beforehand on which days you can’t be spoken to. Children accept a closed door more readily than a parent who is there and yet isn’t.`,
    },
    {
      kind: 'homes',
      title: 'With internet and a fireplace, three bedrooms or more',
      search: 'internet=Y&fireplace=Y&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { label: 'Reading a listing between the lines', to: 'page:BlogArticle/reading-a-listing' },
        { label: 'Arriving on a day other than Saturday', to: 'page:BlogArticle/arriving-midweek' },
      ],
    },
  ],
} satisfies PageSeed;
