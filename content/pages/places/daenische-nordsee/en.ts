import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments on the Danish North Sea coast',
  description:
    'A house in the dunes from Rømø to the Limfjord: beach, weather, metered power, toll-free roads and dog rules on the Danish North Sea.',
  lead: 'Between Rømø and the Limfjord holiday homes stand in the dunes, each on its own patch of heath. People come for the beach and stay for the stove.',
  blocks: [
    {
      kind: 'text',
      text: `A Danish holiday home is made for a whole week: a wood stove, a big kitchen, a terrace behind a windbreak, often a sauna or hot tub. The beach starts after a few hundred metres of sandy track and runs to the horizon. On Rømø and Fanø you may drive on parts of it. Blåvand and Henne Strand have plenty of shops and are lively in the school holidays; Vejers and Nymindegab are quieter. Fishing boats lie at Hvide Sande, and on the Ringkøbing Fjord behind it beginners learn to windsurf in water they can stand in. For wet days there is Ribe, an old town by the Wadden Sea.

## Light, wind, water

In June it hardly gets dark. July and August are the warmest months, yet the water stays fresh. Currents are strong: swim where others swim, and stay out of the water in a gale. The heath turns purple in late summer, and after October storms people look for amber. Many houses stay open in winter, and you have the beach to yourself.

## Getting there

Take the German A 7 and the Danish E 45, then country roads to the west; no road as far as Jutland charges a toll. Trains reach Esbjerg by way of Tønder or Kolding, and a ferry crosses from there to Fanø. Rømø has a causeway and in summer also a ferry from [Sylt](place:sylt). There may be checks at the border, so keep passports to hand.

## What to know

Electricity and water are usually metered, and a sauna or hot tub will show. Bed linen is often yours to bring. On the beach dogs must be on a lead from April to September and may otherwise run if they come when called; state forests have fenced woods for them. A tourist tax has not been customary so far. Dipped headlights are compulsory by day. The bunkers on the beach are ruins, not climbing frames.`,
    },
  ],
} satisfies PageSeed;
