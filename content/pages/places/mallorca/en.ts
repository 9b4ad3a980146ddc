import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments on Mallorca',
  description:
    'Finca, mountain village or bay on Mallorca: areas, months, flights and ferries, water, noise and dogs for a week in a holiday home.',
  lead: 'A holiday home on Mallorca is usually a finca among almond trees, a quarter of an hour from the sea. The island is quieter there than its reputation.',
  blocks: [
    {
      kind: 'text',
      text: `## Where to stay

In the **Tramuntana** mountains of the north-west, Sóller, Deià and Pollença lie among olive terraces; the roads wind and the coves are rocky. The **plain** around Sineu and Santa Maria is farmland with weekly markets and most of the fincas with pools. In the **north** the bay of Alcúdia has long, shallow beaches for children. The **south-east** around Santanyí is made of small sandy coves that fill up by mid-morning in August. **Palma** is worth a day, even a wet one.`,
    },
    {
      kind: 'table',
      caption: 'Average daily maximum air temperature in Palma',
      head: ['January', 'April', 'July', 'October'],
      rows: [['15 °C', '19 °C', '29 °C', '24 °C']],
      source: 'AEMET, climate normals 1981–2010, Palma (port) station, rounded',
    },
    {
      kind: 'text',
      text: `## Which month

Almonds blossom from late January; from February to May the island belongs to cyclists and walkers. The sea warms up in June and stays warm into October, though September and October also bring heavy thunderstorms. Old houses are cold in winter, so look for heating or a fireplace.

## Getting there and around

Most people fly to Palma. Car ferries sail from Barcelona, Valencia and Dénia, and at times from Toulon, to Palma or Alcúdia. There are no road tolls on the island. Trains run from Palma to Inca, Sa Pobla and Manacor, a vintage railway to Sóller, and buses almost everywhere; for a finca you need a car.

## Good to know

Water is scarce. In the country it often comes from a cistern and is not for drinking. The Balearics levy a tourist tax, included in the total price. Most beaches are closed to dogs in the bathing season; the local council knows the exceptions. There are legal quiet hours at night, and councils impose fines for noise. Open fires near woodland are banned in summer. For something calmer still, look at [Menorca](place:menorca).`,
    },
  ],
} satisfies PageSeed;
