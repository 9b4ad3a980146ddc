import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Austria',
  description:
    'Mountains, bathing lakes and wine country in Austria: the provinces compared, seasons, vignette, extra tolls and winter tyres.',
  lead: 'In Austria a holiday home usually stands on a slope. How high up it is decides how much snow there is in winter, how cool summer nights are and how far it is to the baker.',
  blocks: [
    {
      kind: 'text',
      text: `## Mountains, lakes, vines

The west is high mountains: [Vorarlberg](place:vorarlberg) with its timber houses, [Tyrol](place:tirol) with long valleys, the [Salzburg region](place:salzburger-land) with ski areas and pastures. [Carinthia](place:kärnten) lies in the sunny south; the Wörthersee, Millstätter See and Klopeiner See grow warm enough for an evening swim. In the Salzkammergut the lakes are cooler and the mountains steeper. Styria runs from the Dachstein down to the wine hills on the Slovenian border, where farm taverns open in autumn. In the far east Burgenland is flat, with storks and Lake Neusiedl.`,
    },
    {
      kind: 'accordion',
      title: 'Questions about the journey',
      entries: [
        {
          question: 'Which season for which holiday?',
          answer: `Skiing from Christmas to Easter, longer on the glaciers. Walking from June to early October, high passes only from July. Swimming from June to early September. Late April, May and November are in between: quiet, but many lifts and inns are closed.`,
        },
        {
          question: 'What do the roads cost?',
          answer: `Motorways and expressways require a vignette, which from 2027 is to be digital only. Bought online by a consumer, it may not be valid at once; the motorway operator states from when. Extra tolls apply on the Brenner, Arlberg, Tauern, Pyhrn and Karawanks sections, among others. Some stretches near the border are exempt.`,
        },
        {
          question: 'Can you go by train?',
          answer: `Yes, easily. Salzburg, Innsbruck, Villach, Graz and Vienna have direct trains from Germany, Switzerland or Italy, some of them overnight. Buses serve the valleys, often free with a guest card.`,
        },
        {
          question: 'What applies in winter?',
          answer: `From 1 November to 15 April winter tyres are compulsory on snow and ice, and chains on some roads. Have the drive to the house described to you.`,
        },
        {
          question: 'What else should you know?',
          answer: `The local tax is shown as tourist tax in the total price. Water mostly comes from mountain springs. Keep away from cows on pastures, above all with a dog. Shops close on Sundays, and quiet begins at 10 p.m.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
