import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Sweden',
  description:
    'A red wooden house by a lake or among the skerries: Sweden’s regions, light nights, right to roam, bridges, ferries and winter rules.',
  lead: 'The Swedish holiday home stands by the forest, is painted red and has a pump in the yard or a sauna by the jetty, with no neighbour in earshot. In return, the shop is a drive away.',
  blocks: [
    {
      kind: 'text',
      text: `## Where the house stands

[Småland](place:smaland) is the classic: lakes with a rowing boat, glassworks, bilberries, elk at the edge of the woods in the evening. [Skåne](place:schonen) in the south is open country, with beaches near Ystad and Åhus, avenues and half-timbered farms; it is quickly reached, and warmest. On the west coast north of Gothenburg there are smooth granite skerries and fishing villages, and off the east coast the windmills of Öland. Further north begin Dalarna and Värmland with their great forests, then the fells. Many homes belong to families who use them too: books on the shelf, cordial in the cellar, now and then a dry toilet.

## Light and seasons

Midsummer in June is the great festival of light, and shops close that weekend. Lakes are warm enough for swimming in July and August. Early summer brings plenty of mosquitoes near water. September means mushrooms, clear nights and empty paths. Winter is dark and changeable in the south, dependably white in the north.

## Getting there

Come through Denmark and over the Øresund Bridge, which charges a toll, or by ferry from Rostock and Travemünde to Trelleborg or from Kiel to Gothenburg. Trains run from Hamburg by way of Copenhagen to Malmö, and in season overnight from Berlin. Other roads are almost all free; Stockholm and Gothenburg charge a fee by number plate.

## Consideration

The right to roam allows you to pick berries, walk and camp for a night, at a distance from houses. In summer fires are often banned. From 1 March to 20 August dogs must be kept under control outdoors, usually on a lead. Fishing mostly requires a permit. From 1 December to 31 March winter tyres are compulsory in winter conditions, and headlights always. There is no tourist tax so far.`,
    },
  ],
} satisfies PageSeed;
