import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Holiday homes and apartments in Italy',
  description:
    'Alps, lakes, hills, islands: which part of Italy suits which month, with tolls, ferries, restricted zones, August and heating.',
  lead: 'Italy is a thousand kilometres long, and every hundred of them change the weather, the food and the hours of the day. A house in South Tyrol and one in Apulia have little in common.',
  blocks: [
    {
      kind: 'text',
      text: `**In the north** there are farmhouses in [South Tyrol](place:südtirol) and flats in villas on [Lake Garda](place:gardasee), [Lake Como](place:comer-see) and [Lago Maggiore](place:lago-maggiore). The season runs from May to October, and in the Dolomites a winter of skiing follows. **In the middle** you live in the country: [Tuscany](place:toskana), Umbria and the Marche, with stone houses, olive oil and towns for day trips. April to June and September suit them better than the heat of August. **On the Adriatic**, from Grado to Rimini, flat beaches with rows of loungers are practical with small children. **In the south and on the islands**, in [Apulia](place:apulien), [Sicily](place:sizilien) and [Sardinia](place:sardinien), you can swim into October, and July nights are warm.

## The rhythm of the week

Towns rest at midday and dine late. Around 15 August, Ferragosto, the whole country is on holiday: full by the sea, empty in the cities. In many areas heating is allowed only in certain months, and it is often charged by consumption.

## Getting there

By car you cross the Brenner, the Tauern or the Gotthard, with a vignette in Austria and Switzerland. Most Italian motorways charge by distance, in cash, by card or with a transponder; a few without barriers are paid online. Fast trains link the big cities as far as Naples and Salerno. Ferries to Sardinia leave from Genoa, Livorno and Civitavecchia; those to Sicily cross the Strait of Messina.

## What to know

Restricted zones (ZTL) in old centres are watched by cameras. From 15 November to 15 April many roads require winter tyres or chains on board. Each council sets its own tourist tax; it is in the total price. Dogs need a lead and a muzzle to hand, and lidos have rules of their own. Your host has to register every guest, so keep passports ready.`,
    },
  ],
} satisfies PageSeed;
