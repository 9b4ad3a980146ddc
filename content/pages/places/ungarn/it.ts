import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Ungheria',
  description:
    'Balaton, terre del vino, terme o Budapest: una casa vacanze in Ungheria, le stagioni, la vignetta elettronica e le regole del lago.',
  lead: 'L’Ungheria non ha il mare e non lo rimpiange: il Balaton è lungo 77 chilometri, d’estate è tiepido e su una riva è così basso che si cammina a lungo prima di nuotare.',
  blocks: [
    {
      kind: 'text',
      text: `## Sul lago

Sul [Balaton](place:plattensee) tutto dipende dalla riva. A sud, tra Siófok e Balatonmáriafürdő, l’acqua per un lungo tratto arriva solo alla vita dei bambini; ci sono stabilimenti, musica e la ferrovia subito dietro. La riva nord è collinosa: Tihany con l’abbazia e la lavanda, Badacsony con i monti di basalto e il vino, case con cantina e vista. All’estremità ovest stanno Keszthely e Hévíz con il suo lago termale. Una ciclabile fa tutto il giro.

## Altrove

L’ansa del Danubio, a nord di [Budapest](place:budapest), ha boschi, castelli e case sul fiume. A Eger e Tokaj si vive tra le cantine. La pianura di Hortobágy è vasta, con pozzi a bilanciere e buoi grigi. Le terme sono quasi ovunque e rendono piacevole anche febbraio. A Budapest molti appartamenti stanno in vecchi palazzi con cortile, dove dopo le 22 ci si aspetta silenzio.

## Temperature

Luglio e agosto sono caldi e asciutti, e il lago supera i 25 gradi. Maggio, giugno e settembre sono più gradevoli, e la vendemmia dura fino a ottobre. L’inverno è freddo; negli anni rigidi il lago gela.

## Come arrivare

Autostrade e molte superstrade richiedono una vignetta elettronica, da comprare online o al distributore prima di entrare; anche l’Austria e la Slovenia ne hanno una. Fuori città si viaggia con i fari accesi, e alla guida non si può bere nulla. I treni vanno da Vienna, Monaco e Zurigo a Budapest, anche di notte, e di lì a tutte e due le rive.

## Da notare

I segnali di tempesta sul lago lampeggiano a due velocità: con la più rapida si deve tornare a riva. I cani fanno il bagno solo nei punti a loro riservati, negli stabilimenti comunali entrano di rado. Si paga in fiorini. La tassa di soggiorno è compresa nel prezzo totale. Lungo i canneti ci sono zanzare: le zanzariere in casa sono un buon segno.`,
    },
  ],
} satisfies PageSeed;
