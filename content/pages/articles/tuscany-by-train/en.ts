import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Tuscany by train: where to stay without a car',
  description:
    'Lucca, Arezzo, Siena, the Maremma: which Tuscan towns have good stations, where you need a bus, and what to do there without a car.',
  lead: 'Tuscany has a name as motoring country, because the houses in the pictures stand alone on hills. Look closer and you find a dense network of regional trains, and towns in which a car is only in the way.',
  picture: { scene: 'toskana', alt: 'Tuscan hills with cypresses' },
  article: {
    author: 'Lucia Ferrante',
    date: '2026-03-12',
    category: 'regions',
    slug: 'tuscany-by-train',
    related: ['heating-old-stone-houses', 'cooking-in-a-rented-kitchen', 'dalmatian-islands-off-season'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Getting there

From the north nearly all routes reach Florence through Milan or Bologna. From London you go by way of Paris and Milan, best with a night somewhere in between; from Munich over the Brenner to Verona or Bologna, and on by fast train. Between Bologna and Florence the line runs almost entirely in tunnels and takes little more than half an hour. Some night trains towards Rome call at Florence, though not always at the main station, Santa Maria Novella, but at Campo di Marte or Rifredi. Timetables and engineering works change; rely on the railways’ information for your day.

With fast trains, buy early; a seat is included. With regional trains the opposite holds. The fare is always the same and you buy it on the day. A paper ticket must be stamped at the machine before you board, a digital one activated on your phone; forget it and you pay extra.

## Where to stay

What matters is whether the station is in the town or down in the valley. The table lists places where a week without a car works well, and some where you need patience.`,
    },
    {
      kind: 'table',
      caption: 'Towns and their stations',
      head: ['Town', 'From the train to the old town', 'Good for'],
      rows: [
        ['Lucca', 'on foot, a few minutes to the city walls', 'Pisa, the coast at Viareggio, the Garfagnana'],
        ['Arezzo', 'on foot, gently uphill', 'the Casentino, Cortona, Umbria'],
        ['Siena', 'escalators or a city bus up the hill', 'the Crete Senesi, buses to the Chianti'],
        ['Pistoia', 'on foot', 'Florence without Florentine prices'],
        [
          'Campiglia, Follonica, Grosseto',
          'bus or bicycle',
          'beaches of the Maremma, ferry to Elba from Piombino',
        ],
        ['Cortona', 'stations on the plain, bus up the hill', 'only with a timetable in your pocket'],
        [
          'San Gimignano, Volterra',
          'no station; bus from Poggibonsi or Pontedera',
          'a day trip rather than a base',
        ],
      ],
      source: 'As of March 2026; buses run less often on Sundays and in the school holidays.',
    },
    {
      kind: 'text',
      text: `Don’t ask the host whether the house is “easy to reach”; to somebody with a car, everything is. Ask how to get there from the station with two suitcases, whether they will fetch you and what a taxi costs. Many country houses with three or four flats pick guests up if you send the number of the train. And ask about the nearest shop. A farmhouse at the end of three miles of gravel can be glorious, but not without wheels.

## A week in Lucca, for example

There are direct trains from Florence and Pisa. On top of the walls runs a tree-lined path of some two and a half miles, where half of Lucca goes for a stroll in the evening. Pisa is half an hour away, the sea at Viareggio about as far. The branch line into the Garfagnana is well worth taking: it follows the Serchio northwards, past the Devil’s Bridge near Borgo a Mozzano, to Barga and Castelnuovo. Barga lies above its station; there is usually a connecting bus, but not always.

By bicycle you can reach the villas north of the town on level lanes, and the ride across the plain to Pisa and back can be done in a day. Many regional trains take bicycles in the carriages with a cycle sign.`,
    },
    {
      kind: 'quote',
      text: 'Without a car you see fewer places in a day. But you have really been to each of them.',
    },
    {
      kind: 'text',
      text: `## Worth knowing

Strikes are announced, usually for a Friday. On working days regional trains still run at guaranteed times in the morning and early evening; even so, don’t plan to leave on such a day. Connections between train and bus are intended but not promised: the last bus does not wait. On Sundays there is often none at all in the country.

In July and August the towns are hot. In an old town look for thick walls, shutters and air conditioning in the bedroom, not just in the living room. April, May and October are the most pleasant months to travel by train; but then make sure that the heating is [still, or already, on](page:BlogArticle/heating-old-stone-houses).

If you do need a car for two days to drive through the Val d’Orcia, hire it in Siena or Grosseto and give it back. You may not take it into the old towns in any case: the restricted zones are watched by cameras, and the fine follows you home months later.`,
    },
    { kind: 'homes', title: 'Apartments in Tuscany', search: 'region=toskana&objectType=apartment' },
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { label: 'All homes in Tuscany', to: 'place:toskana' },
        {
          label: 'Heating and hot water in old stone houses',
          to: 'page:BlogArticle/heating-old-stone-houses',
        },
      ],
    },
  ],
} satisfies PageSeed;
