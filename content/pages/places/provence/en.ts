import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Provence',
  description:
    'Luberon, Alpilles or Verdon: villages, lavender, the mistral, fast trains and forest closures for a week in a holiday home in Provence.',
  lead: 'Provence lives by sun and wind. Shops open early, villages rest at midday, and when the mistral blows breakfast moves indoors.',
  blocks: [
    {
      kind: 'text',
      text: `## A day in the house

A mas, the old farmhouse, has thick walls, small windows to the north and blue shutters that you close at eleven and open again at six. In the morning there is a market, in a different village each day. The afternoon is for shade or the pool, and dinner is outdoors. Cicadas come with the place and fall silent at dusk.

## Three areas

In the Luberon, Gordes, Bonnieux and Roussillon sit on their hills above vines and cherry trees; it is the dearest part, and the best for cycling. The Alpilles around Saint-Rémy are lower and close to Arles, Avignon and the Camargue. Eastwards the land gets higher and emptier: the Valensole plateau, then the Verdon gorge with the lake of Sainte-Croix, good for swimming. The sea is an hour or more from everywhere; if you need it daily, stay on the [Côte d’Azur](place:cote-d-azur).

## Lavender, heat, mistral

Lavender flowers from mid-June to mid-July, a little later around Sault. July and August get very hot. May, June and September are best for walking. The mistral comes cold down the Rhône valley, often for days, mostly between winter and spring, and sweeps the sky clean.

## Getting there

The TGV stops at Avignon, Aix and Marseille; from London you change in Paris or Lille. The A 7, A 8 and A 51 motorways charge tolls. Some cities ask for a Crit’Air emissions sticker; the rules keep changing, so check with the city.

## Drought and rules

From June to September the prefecture closes whole areas of woodland when the fire risk is high; the map appears the evening before. Fires and charcoal barbecues are then usually banned and water may be rationed. Private pools must be secured against children falling in: have the device explained to you. The local tax appears as tourist tax in the total price. Villages take their midday rest seriously, so keep noise for later.`,
    },
  ],
} satisfies PageSeed;
