import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Your first winter week in a home in the mountains',
  description:
    'The drive, the heating, the shopping, the ski pass: what to settle before a first winter week in the mountains, and what can wait until you arrive.',
  lead: 'People who rent a house in the mountains for their first winter week think of snow and skis. The week depends on other things: the last mile of road, the heating and the first evening.',
  picture: { scene: 'theme-snow', alt: 'Snow-covered Alpine peaks in the morning light' },
  article: {
    author: 'Jonas Reuter',
    date: '2025-11-19',
    category: 'travel',
    slug: 'first-winter-week-in-the-mountains',
    related: ['heating-old-stone-houses', 'arriving-midweek', 'reading-a-listing'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## The last mile

The roads are nearly always clear as far as the valley. The trouble starts where the track to the house turns off: narrow, steep, often private, and ploughed when the farmer gets round to it. Ask the host three things before you book. Is the access road cleared, and by whom? Are chains needed when it snows? And where do you leave the car if you can’t get any further? Some houses can only be reached on foot in winter, with a sledge for the luggage. That can be a pleasure, provided you knew beforehand.

The rules on tyres and chains differ from country to country; motoring organisations have the current position. The table gives only the principle.`,
    },
    {
      kind: 'table',
      caption: 'Winter equipment on the car, in outline',
      head: ['Country', 'What applies in winter'],
      rows: [
        ['Germany', 'winter tyres whenever conditions are wintry, no fixed dates'],
        ['Austria', 'winter equipment in wintry conditions from November to mid-April'],
        ['Switzerland', 'no general duty, but you are liable if you obstruct traffic on summer tyres'],
        ['Italy', 'winter tyres or chains on board on many routes, depending on region and road'],
        ['France', 'winter tyres or chains on board in designated mountain areas'],
      ],
      source: 'As of November 2025, without guarantee; check with a motoring organisation before you leave.',
    },
    {
      kind: 'text',
      text: `Practise fitting the chains once at home, in daylight and with dry hands. The first time takes half an hour, the second ten minutes. And pack them on top: under four suitcases they are no use on the steep bit.

## Arrive before dark

In late December a narrow valley is dark by half past four. If you get there at three you can still see the path, find the key box and get to know the house. If your home does not change guests on Saturdays only, you also miss the traffic; our piece on [arriving on another day](page:BlogArticle/arriving-midweek) explains how.

For the first evening, pack one box that you can find without unloading: pasta, a sauce, bread, tea and coffee, matches, a torch, slippers. Supermarkets in ski resorts are crowded on changeover day, and in small villages they close early.

## Getting the house warm and keeping it so

A house that has stood empty needs an evening before the walls are warm as well; behind thick masonry [it takes longer](page:BlogArticle/heating-old-stone-houses). Ask the host to turn the heating up the day before. Don’t switch it off altogether while you are out: pipes in outside walls can freeze, and in the evening the house will not be warm again before bedtime.

With a wood stove one rule helps: start small, give it plenty of air, burn dry wood. Ash stays hot for a long time and belongs in the metal bucket, never in the bin. If there is an extractor hood in the same room, open a window while it runs, or it will pull smoke out of the stove. Whether firewood and heating are included or charged by use is stated under the additional costs of the home; at Feriola, whatever is mandatory is already in the total price.`,
    },
    {
      kind: 'quote',
      text: 'Wet ski boots do more to the next morning’s mood than the number of pistes.',
    },
    {
      kind: 'text',
      text: `## What to book ahead, and what not

Children’s ski lessons fill up early in the holiday weeks, so book them as soon as you have the house. Skis can be reserved online, but they have to be fitted in the shop anyway. Go early in the evening of the day you arrive, not on the first morning with everyone else. With the ski pass, count the days: if you don’t ski on the day you arrive and the day you leave, a week does not need seven, and beginners often manage the first two days on a ticket for the nursery lift.

“Close to the lift” can mean a great deal. Ask whether there is a way on foot that you would care to walk in ski boots, how often the ski bus runs and whether it stops at your door. A ski room with a boot dryer is worth more than a few hundred yards.

## A day without skis

Plan one, ideally in the middle of the week when legs get heavy. Tobogganing, a walk on cleared winter paths, an indoor pool, a long breakfast. Before you leave the secured routes, on snowshoes or touring skis, read the regional avalanche bulletin, and go with somebody who knows the terrain. Leave neither pram nor car beneath a roof that may shed its snow.`,
    },
    {
      kind: 'homes',
      title: 'Homes with a fireplace not far from the lift in Austria',
      search: 'country=at&distSkilift=5&fireplace=Y',
    },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { label: 'Skiing holidays in all countries', to: 'page:SkiHoliday' },
        { label: 'Checklist before you leave', to: 'page:TravelTipsChecklist' },
      ],
    },
  ],
} satisfies PageSeed;
