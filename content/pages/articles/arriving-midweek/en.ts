import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Arriving on a day other than Saturday',
  description:
    'Why holiday homes change guests on Saturdays, where they don’t, what arriving on a Wednesday saves, and how to find the gaps in a calendar.',
  lead: 'Saturday to Saturday: for decades that was how holiday homes were let, and in many places it still is in summer. If you can travel on other days you drive in peace, and often find nights that would otherwise stay empty.',
  picture: { scene: 'theme-last-minute', alt: 'The Dalmatian coast in evening light' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-01-15',
    category: 'knowledge',
    slug: 'arriving-on-another-day',
    related: ['booking-school-holidays', 'first-winter-week', 'working-from-a-holiday-home'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Where Saturday comes from

The fixed changeover day is not a whim. Between one departure and the next arrival there are five or six hours for cleaning, washing and repairs, and whoever looks after several houses plans staff for exactly one day. Then there is the arithmetic of gaps: a guest who stays from Thursday to Monday in high season makes two weeks unsaleable at once. So Saturday usually applies only in the weeks when the house fills anyway. In spring, in autumn and outside the school holidays many hosts welcome guests on any day.

At Feriola the host sets, season by season, the days on which you may arrive and leave and the minimum number of nights. Both are shown with the prices on the page of the home. Read closely: what counts is the season in which your arrival falls. If you come at the end of June you may still be under the early-season rule although your stay runs into July.

## What you gain, and what you don’t

Most of the gain is on the road. On Saturdays in the summer holidays cars queue at the Alpine tunnels, on the roads to Croatia and on the approaches to ferries. On a Wednesday the same journey is an ordinary drive. Ferries, car trains and flights often cost less midweek, too. Then there are small things: the supermarket is stocked, the ski hire is empty, the host has time to explain the stove.

The price of the home itself depends less on the weekday than on the length of stay. Many have a nightly rate and a lower one by the week, so six nights can cost nearly as much as seven. And the final cleaning is the same for three nights as for ten. Always compare the total price, then, not the price per night.`,
    },
    {
      kind: 'table',
      caption: 'What each day is good for',
      head: ['Arrival', 'In favour', 'Against'],
      rows: [
        ['Sunday', 'few lorries on the motorways, a resort already half empty', 'many shops closed'],
        ['Monday to Wednesday', 'quiet roads, cheaper ferries', 'your leave is spread over two weeks'],
        ['Thursday', 'a long weekend without Friday’s traffic', 'often ends in Sunday’s instead'],
        ['Friday', 'one more evening', 'commuters and holidaymakers share the road'],
      ],
    },
    {
      kind: 'text',
      text: `## How to find such days

Search with some leeway rather than fixed dates. The search lets you shift the arrival by up to three days, or you name a period and the number of nights. Above the list you then see a strip with the days around your arrival and the lowest total price for each; days with nothing free are plain at a glance.

On the page of a home, the price calendar shows what your stay would cost for every possible arrival. If a day is blocked it says why: already taken, no arrival on this weekday, too few nights. Half-coloured days are changeover days. Somebody leaves in the morning, and you can come in the afternoon.

Gaps are especially worth looking for. If five nights remain between two bookings, a host with a minimum stay of a week can no longer let them. Ask. For a gap that begins in three weeks many will take four nights from Monday, and some have set a [reduction for late bookings](page:Lastminute) in any case.`,
    },
    {
      kind: 'quote',
      text: 'A friendly message with two possible dates is easier for a host to answer than the question of what is still free.',
    },
    {
      kind: 'text',
      text: `## What is different when you get there

If you come midweek, settle three things. Who hands over the key if the cleaner is in the village only on Saturdays? Is somebody leaving the same day, so that moving in early is out of the question? And do courses, guest cards and weekly passes start on any day, or only on Sundays? Ski schools, for one, usually begin on Sunday or Monday; arrive on Wednesday and you can have private lessons but no place in the group.

Think of the way home as well. A week from Wednesday to Wednesday leaves you the weekends before and after, one for packing and one for the washing. For parents in the school holidays it is the exception; for everyone else it is the better week. And if only Saturday is left in summer, drive halfway on Friday evening and stay the night, or set out at four in the morning. Either beats being on the motorway at ten.`,
    },
    { kind: 'homes', title: 'Free at short notice', search: 'lastminuteonly=Y' },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        {
          label: 'How far ahead to book for the school holidays',
          to: 'page:BlogArticle/booking-school-holidays',
        },
        { label: 'Your first winter week in the mountains', to: 'page:BlogArticle/first-winter-week' },
      ],
    },
  ],
} satisfies PageSeed;
