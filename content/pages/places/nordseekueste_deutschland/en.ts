import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments on the German North Sea coast',
  description:
    'A week in a holiday home between Cuxhaven and North Frisia: tides, weather, how to get there and what to know about the North Sea coast.',
  lead: 'On the German North Sea coast the tide table sets the day. Once you can read it, you know when to swim, when the mudflats lie bare and when the shrimp boats leave harbour.',
  blocks: [
    {
      kind: 'text',
      text: `## A week with the tides

High and low water are a little over six hours apart, and everything moves on by almost an hour a day. At Büsum people swim from a grass-covered dyke; off Sankt Peter-Ording lies a sandbank wide enough for houses on stilts; near Cuxhaven a marked path crosses the seabed to the island of Neuwerk. Most homes stand behind the dyke, often with a garden and a wicker beach chair, and you walk or cycle to the sea. Islands such as [Sylt](place:sylt) make a good day out, as long as you settle the way back before you set off.

## When to come

The water is warmest in July and August, and pleasant for swimming from late June to early September in most years. May is often dry and bright, though cool. In autumn migrating birds rest on the flats in their thousands and the gales begin; in winter you have the beach to yourself and want a stove. It is always windy, so pack a windproof jacket even in August.

## Getting there

From Hamburg the A 23 leads to Dithmarschen and North Frisia, and the A 27 reaches Cuxhaven. There is no toll for cars, though the Elbe ferry between Glückstadt and Wischhafen charges. Trains run from Hamburg to Cuxhaven, and by way of Heide and Husum to Niebüll, with branch lines to Büsum and Sankt Peter-Ording.

## Good to know

Walk out on the flats only on a falling tide, and take a guide for anything long. Dogs stay on the lead in the national park; our page on [dog beaches](page:DogBeachesNorthSea) shows where they may swim. Almost every resort levies a tourist tax, which is part of the total price here. Open fires are risky under thatch, and fireworks nearby are banned. Many places keep quiet hours at midday as well as at night.`,
    },
  ],
} satisfies PageSeed;
