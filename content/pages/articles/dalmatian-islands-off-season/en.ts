import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Dalmatia’s islands before and after summer',
  description:
    'Brač, Hvar, Vis and Korčula in May, June, September and October: what is open, when the sea is warm, and how to plan around the ferries.',
  lead: 'In August Dalmatia’s islands belong to the visitors, in February to those who live there. In between lie weeks in which each gets something from the other.',
  picture: { scene: 'dalmatien', alt: 'The Dalmatian coast with islands' },
  article: {
    author: 'Jonas Reuter',
    date: '2026-05-07',
    category: 'regions',
    slug: 'dalmatian-islands-before-and-after-summer',
    related: ['tuscany-by-train', 'heating-old-stone-houses', 'arriving-midweek'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## May and June

In early May the maquis is green, broom and sage flower by the wayside and you have the paths to yourself. The sea is still cool; islanders do not go in until the end of the month. In the villages people are painting chairs. Some restaurants open at Easter, some in May, a few only in June, and in a small bay the one konoba may still be shut. Ask the host what will be open in your week and, above all, whether the village shop trades all year.

For many June is the best month. The water warms quickly, the days are long, the ferries run to the summer timetable or are about to. On Hvar the lavender flowers towards the end of the month. Prices rise from the last weekend in June; come a week earlier and you often pay noticeably less for the same house.

## September and October

The sea keeps the warmth of summer well into October. In September you can swim morning and evening as in July, only without fighting for a place. In the second half of the month grapes are picked on the Pelješac peninsula, on Korčula and on the steep southern slopes of Hvar. In October the olive harvest begins and the first southerly brings rain. After it the air is so clear that you can see the mainland from Vis.

Around the middle of October the villages empty quickly. Many restaurants close within a fortnight, the catamaran runs less often, and you need a jacket in the evening.`,
    },
    {
      kind: 'table',
      caption: 'The islands out of season',
      head: ['Island', 'Getting there', 'Before and after summer'],
      rows: [
        [
          'Brač',
          'car ferry Split–Supetar, several a day even in winter',
          'lived in all year, shops open, good walking on Vidova gora',
        ],
        [
          'Hvar',
          'car ferry Split–Stari Grad, catamaran to Hvar',
          'Stari Grad and Jelsa quiet, Hvar town lively until October',
        ],
        [
          'Vis',
          'car ferry from Split, just over two hours',
          'few restaurants, plenty of room, at the mercy of the timetable',
        ],
        [
          'Korčula',
          'short crossing from Orebić on Pelješac',
          'easy to reach by car, wine and inland villages',
        ],
        [
          'Šolta',
          'car ferry from Split, about an hour',
          'small, close to the city, hardly a restaurant in winter',
        ],
      ],
      source: 'As of May 2026; timetables change with the season, ask the ferry companies.',
    },
    {
      kind: 'text',
      text: `## Planning around the ferries

There are car ferries, and fast catamarans that carry no cars. The catamarans have a limited number of seats and sell out at weekends; the car ferries to Brač and Korčula run often and load in order of arrival. Buy the ticket beforehand all the same, and be there an hour before departure in June and September; in May half an hour will do. In strong winds, the bora above all, catamarans are cancelled, the big ferries less often. So don’t book your flight home for the same afternoon if you are coming from Vis.

Between the islands themselves there are few connections outside summer. To see two of them you usually go back by way of Split; a week on one is the better choice anyway.`,
    },
    {
      kind: 'quote',
      text: 'In May ask about the shop, in October about the heating.',
    },
    {
      kind: 'text',
      text: `## A house for the months between

The stone houses were built for summer: small windows, thick walls, cool floors. Heating comes from the air conditioner, which can warm as well, and sometimes from a wood stove. Find out whether there is a unit in every bedroom and whether electricity is included. Our piece on [old stone houses](page:BlogArticle/heating-old-stone-houses) says more. Without heating, a pool in May or October is for the hardy.

A terrace facing south or west, unbearable in August, is the best place to be in October. Mind the wind: the bora comes dry from the north-east, the jugo damp from the south-east. A house on the north side of an island lies sheltered in a jugo and exposed in a bora.

## What to do

Walking is at its best in spring and autumn, because there is hardly any shade. Bring stout shoes for the limestone and enough water. In the night before Good Friday, processions on Hvar walk from village to village; they are called Za križem and are on UNESCO’s list of intangible heritage. A peka, meat or octopus cooked under a lid in the embers, is ordered a day ahead, in the quiet months best by telephone, because otherwise nobody will light the fire. Lighting one in the garden is forbidden in the dry months; ask whether the barbecue may be used.`,
    },
    { kind: 'homes', title: 'In Dalmatia, within a walk of the sea', search: 'region=dalmatien&distSea=1' },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { label: 'All homes in Dalmatia', to: 'place:dalmatien' },
        { label: 'Dog beaches in Croatia', to: 'page:DogBeachesCroatia' },
      ],
    },
  ],
} satisfies PageSeed;
