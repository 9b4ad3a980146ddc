import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'pool',
  title: 'Holiday homes with a pool',
  description:
    'Holiday homes with a pool: private or shared, heated or not, season, child safety and costs to settle before you book.',
  lead: `A pool can be many things: eight metres in your own garden, one pool for twelve houses, a round hot tub on the roof. A few questions before booking save you disappointment.`,
  picture: { scene: 'theme-pool', alt: 'Illustration: a pool above the sea at noon' },
  blocks: [
    {
      kind: 'text',
      text: `## Private or shared

The “Pool” filter finds both. The equipment list says under “Outside” whether the pool is private or shared. A shared pool is often larger and comes with other children, but also with opening hours. With a private one it is worth asking how big it is, on which day somebody comes to clean it and whether the garden is overlooked.

## Warm or cool

Without heating, a pool is about as warm as the last few nights and days. Around the Mediterranean that is mostly pleasant from June to September and seldom in April and October. In central Europe and further north, an unheated outdoor pool is for warm weeks; indoor pools are common there, for instance in houses on the [Danish North Sea](place:dänische-nordsee). Ask whether the pool is heated, to what temperature, in which months and whether heating costs extra. Consumption costs that the host has stated are estimated beside the total price. Many hosts leave outdoor pools empty in winter; opening dates are rarely in the title and often only in the description.`,
    },
    { kind: 'homes', title: 'Houses with a pool', search: 'swimmingpool=Y&objectType=house' },
    {
      kind: 'text',
      text: `## Safety for children

Small children drown silently and within seconds. Never rely on a fence or an alarm alone. France requires private in-ground pools to have a safety device: a fence, an alarm, a cover or an enclosure. Elsewhere the rules differ, and older pools often have no fence. Ask the host whether the pool is fenced and the gate can be locked, how deep the shallow end is and whether the pool can be seen from the living room. On the first day, agree with everybody who watches when.

## Where there is plenty of choice

There are many houses with a pool of their own in [Istria](place:istrien) and [Dalmatia](place:dalmatien), on [Mallorca](place:mallorca), in [Tuscany](place:toskana), in [Provence](place:provence) and in the [Algarve](place:algarve). In dry summers, municipalities may restrict the filling of pools; ask shortly before you travel. If you need a lot of room, combine the filter with four bedrooms or more.`,
    },
    {
      kind: 'links',
      title: 'Homes with a pool',
      links: [
        { label: 'Holiday homes with a pool', to: 'offer:27' },
        { label: 'Luxury holiday homes', to: 'offer:45', text: 'A pool, at least 150 m² and four bedrooms.' },
        { label: 'A pool and a dog', to: 'search:swimmingpool=Y&pets=one' },
        { label: 'Family holidays', to: 'page:ThemesContent/family' },
      ],
    },
  ],
} satisfies PageSeed;
