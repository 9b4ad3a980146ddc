import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in France',
  description:
    'Atlantic, Mediterranean, country or Alps: a week in a gîte in France, months and school holidays, tolls, trains and local rules.',
  lead: 'In France people like to rent a whole house: stone walls, a large kitchen, a table in the yard. The country is big enough for such a house to stand alone.',
  blocks: [
    {
      kind: 'text',
      text: `## Four kinds of week

**On the Atlantic** you live with the tides. [Brittany](place:bretagne) has granite, islands and cool, clear water; on the [Atlantic coast](place:französische-atlantikküste) south of the Gironde the surf breaks on one long straight beach backed by pines. **On the Mediterranean** it is hot and bright, crowded and dear on the [Côte d’Azur](place:cote-d-azur), plainer in Languedoc. **In the country**, in Burgundy, [Alsace](place:elsass) or the [Dordogne](place:dordogne), the week consists of markets, rivers and castles, and a pool in the garden is almost as common as a walnut tree. **In the Alps** skiers share large residences and chalets from December to April; see [skiing in France](page:SkiFrance).

## Months

In July and August all France is on holiday, and houses are mostly let from Saturday to Saturday. June and September are the wiser months. In the north-west a little rain falls all year; in the south hardly any in summer and sometimes a deluge in October. The mistral can chill [Provence](place:provence) even in May.

## Getting there

Most motorways charge tolls, at barriers or online by number plate; in Brittany and Alsace nearly all are free. Ferries cross the Channel to Calais, Dieppe, Caen, Saint-Malo and Roscoff, and the car shuttle runs to Calais. Trains go from London to Paris and Lille, and TGVs on to the south and west. Corsica is reached by ferry from Nice, Toulon and Marseille. Each city will tell you whether it requires a Crit’Air sticker.

## During your stay

The tourist tax and any compulsory final cleaning are in the total price; the home’s page says whether linen is provided. Dogs are often welcome, though rarely on supervised beaches in summer. In mountain areas winter equipment is compulsory from 1 November to 31 March. Small shops close at midday.`,
    },
  ],
} satisfies PageSeed;
