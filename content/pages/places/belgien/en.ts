import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Belgium',
  description:
    'A coast with a tram or a house in the Ardennes: Belgium for a week, with weather, low-emission zones, trains and rules for groups.',
  lead: 'Belgium is small, and its two holiday landscapes have nothing in common: on one side 67 kilometres of sand served by a tram, on the other woods, slate and narrow river valleys.',
  blocks: [
    {
      kind: 'text',
      text: `## The coast

From De Panne to Knokke apartment blocks line the dyke, with broad sand in front. It is not pretty, but it is practical: a flat with a sea view, a baker on the ground floor, pedal cars for the children, and the coast tram linking every resort. De Haan and parts of Nieuwpoort are better built, and it is quiet by the Westhoek reserve. Bruges, Ypres and Ghent are close. More about the [Belgian coast](place:belgische-küste).

## The Ardennes

In the [Ardennes](place:ardennen) people rent houses, and large ones: stone farms near Durbuy, La Roche or Vielsalm, with a long table, a fireplace and sometimes a sauna. They will take three families, and hosts insist on quiet. You walk along the Ourthe and Semois, go kayaking while there is enough water, and visit a cave when it rains. On the High Fens boardwalks cross the bog; when the risk of fire is high they are closed.

## Weather

The coast has mild, windy summers, with swimming from late June to September. The Ardennes are cooler and wetter, and at their best in May and October. In some winters snow lies for weeks on the plateau around Botrange.

## Getting there

Fast trains run from London, Cologne, Paris and Amsterdam to Brussels or Liège, with hourly connections to Ostend, De Panne and Knokke. Motorways are free, apart from the Liefkenshoek tunnel near Antwerp. The low-emission zones of Brussels, Antwerp and Ghent usually require foreign cars to be registered online.

## Good to know

Many councils levy a tourist tax, which is in the total price. In summer dogs are mostly not allowed on the beach by day. Quiet hours begin at 10 p.m. Rubbish goes into the council’s own bags. In Flanders, signs to Lille say Rijsel; in Wallonia, Leuven is Louvain.`,
    },
  ],
} satisfies PageSeed;
