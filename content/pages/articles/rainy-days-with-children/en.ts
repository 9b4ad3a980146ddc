import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Rainy days with children in a holiday home',
  description:
    'Three days of rain need not be lost: which house suits them, what lasts a morning at each age, and how to get shoes dry by tomorrow.',
  lead: 'Almost any week’s holiday brings some rain, even in the south. With children, much then depends on the house, and even more on a plan for the hours between breakfast and lunch.',
  picture: { scene: 'theme-lake', alt: 'A lake in summer' },
  article: {
    author: 'Mathilde Garnier',
    date: '2026-07-09',
    category: 'family',
    slug: 'rainy-days-with-children',
    related: ['cooking-in-a-rented-kitchen', 'booking-school-holidays', 'north-sea-with-dog'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Think of rain when you book

In the pictures the sun always shines. Try to see what the house would be like on a wet day all the same. What helps most is a big table where children can paint while somebody cooks at the other end. After that come a covered place outdoors, a washing machine and a bath. Two rooms with a door between them are worth more than one large open one: one child has a nap while the other builds towers.

Ask the host what is in the cupboard. “Games available” may be a pack of fifty-one cards. But many houses have a box of bricks, some a table-tennis table in the shed, and hosts with children of their own are glad to lend things if you ask beforehand.

## Out once a day, always

The most reliable rule is this: out once every day, in any weather, before lunch. An hour is enough. In a wood you get less wet, on the coast the beach is empty, and a stream is more fun in the rain than in the sun. Afterwards the house is snug again and the children tired enough for a game at the table. Only in a thunderstorm do you stay in, and in a gale you keep away from woods and cliffs. Mountain streams can rise very fast in rain; nobody should play in them then.`,
    },
    {
      kind: 'table',
      caption: 'What lasts a morning, by age',
      head: ['Age', 'Indoors', 'Outdoors'],
      rows: [
        [
          'up to 3',
          'a sink with water and beakers, a blanket over the table',
          'puddles, then straight into the bath',
        ],
        ['4 to 6', 'drawing a map of the village, kneading dough, building a den', 'a dam, counting snails'],
        [
          '7 to 10',
          'a board game with rules of their own, a play, a cake without scales',
          'a treasure hunt with a compass, shells after a gale',
        ],
        [
          'from 11',
          'cooking supper by themselves, a tournament with a league table, a whole book',
          'an outing they plan themselves, with timetable and money',
        ],
      ],
    },
    {
      kind: 'text',
      text: `## The first rainy day is the easiest

On the first day, rain is still cosy. So don’t use up the best at once: keep the pool, the museum and the cinema for the second or third. On the first everybody else has the same idea, and the queue for the aquarium reaches the street. It is better to go against the tide, late in the afternoon for instance, when most people are on their way home, or an hour inland, where the weather is often different. On the coast and at the edge of the Alps it may be dry a dozen miles away; the rain radar tells you more exactly than a forecast for the whole region.

Everywhere there are places that are in no brochure. The library where you may read without a card. The farm that lets you watch the milking. The boatyard, the bakery, the fire station on practice night. The host knows them; ask on the day you arrive, and the list is ready when the first drops fall.`,
    },
    {
      kind: 'quote',
      text: 'Boredom in children lasts about twenty minutes. Suggest nothing for that long and you will usually hear a game begin.',
    },
    {
      kind: 'text',
      text: `## Getting dry

Stuff wet shoes with newspaper and change it after two hours; beside the stove, but not on it, they will be wearable by morning. Hang waterproof trousers with the legs up. Two pairs of shoes for each child halve the problem. Air the rooms briefly and thoroughly in spite of the rain: four wet jackets and a pan of pasta steam up every window, and in old houses the damp settles in the walls.

Before you leave home, download a few audiobooks and two films. The internet in a holiday home is often good enough for messages, but on a rainy day every house in the lane wants to watch something. An audiobook has the advantage that you can draw while you listen.

## What is better left undone

A full programme, every day. What children remember of a holiday is seldom the theme park and often the card game under the porch roof while the rain came down. Don’t dry anything by the fire that could catch light, either, and with small children put a guard in front of it. And if it is still raining on the fourth day, go out for a meal together, at midday, when the place is empty.`,
    },
    {
      kind: 'homes',
      title: 'With sauna and fireplace, three bedrooms or more',
      search: 'sauna=Y&fireplace=Y&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { label: 'Family holidays: all homes', to: 'page:Family' },
        { label: 'Cooking in a rented kitchen', to: 'page:BlogArticle/cooking-in-a-rented-kitchen' },
      ],
    },
  ],
} satisfies PageSeed;
