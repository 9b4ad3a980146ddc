import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze sul Lago di Costanza',
  description:
    'Un lago, tre Paesi: rive ed entroterra, bagni, nebbia e segnali di tempesta, traghetti, treni e vignette autostradali.',
  lead: 'Tre Paesi si dividono il Lago di Costanza. Per una settimana in casa vacanze conta soprattutto la riva: per passare dall’altra parte serve un battello o un’ora di strada.',
  blocks: [
    {
      kind: 'text',
      text: `## Le rive

La riva nord, tra Überlingen e Lindau, è rivolta verso il sole e ha frutteti, vigne e molti stabilimenti balneari; in agosto Meersburg e Lindau sono affollate. Più quieto è il lago inferiore, con l’isola di Reichenau e la penisola di Höri, dove si sentono gli uccelli nel canneto. L’entroterra di Markdorf e Tettnang, a dieci minuti di bicicletta dall’acqua, è ancora più tranquillo e spesso adatto alle famiglie. Una ciclabile fa il giro di tutto il lago, e un tratto si può fare in battello.

## Da una riva all’altra

I traghetti per auto collegano Costanza con Meersburg e Friedrichshafen con Romanshorn; i battelli di linea vanno dalla primavera all’autunno. Hanno una stazione Costanza, Radolfzell, Überlingen, Friedrichshafen e Lindau, con treni veloci da Ulma, Monaco e Zurigo. In auto si arriva con la A 81, la A 96 o la A 98. Le autostrade austriache richiedono la vignetta, ma la A 14 dal confine a Hohenems per ora ne è esente. La Svizzera ha la sua; servono anche un documento e un’occhiata alle tariffe del telefono.

## Le stagioni

I frutteti fioriscono a fine aprile. Si nuota da giugno a metà settembre; con il disgelo il lago è più alto a inizio estate. Settembre vuol dire mele e aria limpida. Da novembre a gennaio la nebbia può durare giorni e molti locali chiudono, ma le rive sono tutte per Lei.

## Vento, acqua, cani

Luci arancioni lampeggiano lungo la riva quando arriva vento forte, più veloci per la tempesta: si torni subito a terra, anche con la tavola. Il lago dà acqua potabile. Negli stabilimenti i cani di solito non entrano; il comune indica altri punti. La tassa di soggiorno è nel prezzo totale, e spesso c’è una carta ospiti per autobus e treni. Silenzio dalle 22: sull’acqua le voci arrivano lontano. Chi vuole più montagna scelga l’[Algovia](place:allgäu).`,
    },
  ],
} satisfies PageSeed;
