import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'winter',
  title: 'Winter holidays in a holiday home',
  description:
    'A holiday home in winter: lifts and trails nearby, snow, heating costs, fireplaces, winter tyres and when to book.',
  lead: `In winter you spend more time in the house than in summer. The heating, the drive up and a place for wet boots therefore matter as much as the distance to the lift.`,
  picture: { scene: 'theme-snow', alt: 'Illustration: mountains under snow in the morning' },
  blocks: [
    {
      kind: 'text',
      text: `## Slopes, trails or the fireside

Skiers have a filter for the distance to a ski lift, cross-country skiers one for the distance to a trail, each within walking distance, up to 5 km and up to 10 km. Walking distance does not mean on skis: if you want to ski to the door, read the description or ask the host whether that works in normal snow. Where there is a ski bus, five kilometres are no drawback, and villages along its route are often cheaper than those at the valley station.

Snow depends on altitude, aspect and the year. Around Christmas high resorts are the safer choice, as they are late in the season; in January and February medium altitudes usually do. If you do not ski at all, the [Black Forest](place:schwarzwald), the [Harz](place:harz) and the [Bavarian Forest](place:bayerischer-wald) will suit you: there are paths for walking and slopes for tobogganing without a lift pass.

## When to book

Christmas, New Year and the weeks in which school holidays of several countries coincide, above all in February, are in demand. Many hosts then let only from Saturday to Saturday. In January and from mid-March there is more choice and prices are lower.`,
    },
    { kind: 'homes', title: 'Homes with a ski lift nearby', search: 'distSkilift=5' },
    {
      kind: 'text',
      text: `## Heating and drying

Mandatory costs are in the total price. Where heating is charged by consumption, an estimate stands beside it. If a house has a fireplace, ask whether wood is included or bought separately, and whether the fire is for heating or for looking at. A ski room is in the equipment list if the host has entered it; ask whether there is a boot dryer. You can filter for a sauna.

## Driving there in snow

Austria requires winter equipment, which normally means winter tyres, in wintry conditions from November to mid-April. Germany requires winter tyres with the Alpine symbol whenever roads are wintry. In France and Italy winter tyres or chains on board are compulsory in certain municipalities or regions, mostly from November to March or April. Switzerland has no general duty to fit winter tyres, but you are liable if you obstruct traffic without suitable ones. Your motoring organisation has the exact dates and routes. For a house on a slope, ask beforehand whether the drive is cleared and whether chains are needed.

If you are worried about weather, illness or a lack of snow, filter for “Free cancellation” and read the steps of the [cancellation fee](page:Faq/faq1) before you book. A lack of snow alone does not entitle you to cancel free of charge, unless the terms of the home say so.`,
    },
    {
      kind: 'links',
      title: 'Homes for winter',
      links: [
        { label: 'Ski holidays', to: 'offer:122', text: 'All homes near a lift.' },
        { label: 'Winter breaks by the fire', to: 'offer:40', text: 'With a fireplace and trails.' },
        { label: 'Ski holidays in Austria', to: 'offer:123' },
        { label: 'Mountain huts in Austria', to: 'offer:486' },
      ],
    },
  ],
} satisfies PageSeed;
