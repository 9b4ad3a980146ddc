import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Holiday ideas',
  description:
    'Nine reasons to rent a holiday home: what matters for each, how to search for it and which regions suit.',
  lead: `Some trips start with a place, others with a wish: to be by the water, to bring the dog, to have three generations under one roof. These pages start with the wish and say what to look for in a home.`,
  picture: { scene: 'theme-start', alt: 'Illustration: a house above a bay in evening light' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Water and mountains',
      teasers: [
        {
          title: 'By the sea',
          text: 'Which sea suits which season, and what “close to the beach” means in the search.',
          picture: { scene: 'theme-sea', alt: 'Illustration: a Mediterranean bay' },
          to: 'page:ThemesContent/sea',
          label: 'To the sea',
        },
        {
          title: 'In the mountains',
          text: 'Summer between meadow and summit: altitude, the drive up and paths that start at the door.',
          picture: { scene: 'theme-mountains', alt: 'Illustration: mountains in the morning' },
          to: 'page:ThemesContent/mountains',
          label: 'To the mountains',
        },
        {
          title: 'By a lake',
          text: 'Why access to the shore matters more than distance, and which lakes warm up early.',
          picture: { scene: 'theme-lake', alt: 'Illustration: a lake in summer' },
          to: 'page:ThemesContent/lake',
          label: 'To the lake',
        },
      ],
    },
    {
      kind: 'teasers',
      title: 'Who comes along',
      teasers: [
        {
          title: 'With a dog',
          text: 'State number and size, ask about fences and floors, check entry rules in good time.',
          picture: { scene: 'theme-dog', alt: 'Illustration: dunes in autumn' },
          to: 'page:ThemesContent/dog',
          label: 'Travelling with a dog',
        },
        {
          title: 'With children',
          text: 'Floor plan, stairs, cot: what parents want to know before they book.',
          picture: { scene: 'theme-family', alt: 'Illustration: a beach on the Baltic' },
          to: 'page:ThemesContent/family',
          label: 'Travelling with children',
        },
      ],
    },
    {
      kind: 'teasers',
      title: 'Season and occasion',
      teasers: [
        {
          title: 'In winter',
          text: 'Slopes, trails or just the fireplace, plus heating costs, winter tyres and driving in snow.',
          picture: { scene: 'theme-snow', alt: 'Illustration: mountains under snow' },
          to: 'page:ThemesContent/winter',
          label: 'Into winter',
        },
        {
          title: 'In wine country',
          text: 'When the grapes are picked, where paths lead into the vines and how to taste without a car.',
          picture: { scene: 'theme-wine', alt: 'Illustration: vineyards in autumn' },
          to: 'page:ThemesContent/wine',
          label: 'To wine country',
        },
        {
          title: 'With a pool',
          text: 'Private or shared, heated or not, fenced or open: the questions to ask before booking.',
          picture: { scene: 'theme-pool', alt: 'Illustration: a pool above the sea' },
          to: 'page:ThemesContent/pool',
          label: 'Homes with a pool',
        },
        {
          title: 'In the city',
          text: 'A flat instead of a hotel room: location, quiet at night, registration number, parking.',
          picture: { scene: 'theme-city', alt: 'Illustration: a city at dusk' },
          to: 'page:ThemesContent/city',
          label: 'To the city',
        },
      ],
    },
    {
      kind: 'text',
      text: `## From wish to search

Almost every wish can be turned into a filter: the distance to the sea, a lake, a ski lift or a trail, the number of bedrooms, dogs, pool, sauna, fireplace. Beside each filter you see how many homes remain. If the search finds nothing, it names the filters you could drop.

If you have no destination yet, leave “Where to?” empty and sort by price or rating. Prices are total prices: once dates are chosen, cleaning, mandatory costs and tourist tax are included. All countries and regions are listed under [destinations](page:DestinationLinkList), ready-made selections under [offers](page:OfferOverview).`,
    },
    {
      kind: 'links',
      title: 'Plan further',
      links: [
        {
          label: 'Travel tips',
          to: 'page:TravelTips',
          text: 'What helps before, during and after the trip.',
        },
        { label: 'Checklist', to: 'page:TravelTipsChecklist', text: 'To tick off and to print.' },
        {
          label: 'Holiday parks',
          to: 'page:HolidayParks',
          text: 'Houses with neighbours and shared facilities.',
        },
      ],
    },
  ],
} satisfies PageSeed;
