import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Croazia',
  description:
    'Istria, Quarnero, Dalmazia o interno: la strada, i pedaggi, la stagione e le regole per una settimana in una casa vacanze in Croazia.',
  lead: 'Per quasi tutti gli ospiti la Croazia è costa: sassosa, limpida e più lunga di quanto dica la carta. La vera scelta è fin dove scendere verso sud.',
  blocks: [
    {
      kind: 'links',
      title: 'La costa, da nord a sud',
      links: [
        {
          label: 'Istria',
          to: 'place:istrien',
          text: 'La prima che si raggiunge: pini e lastre di roccia a ovest, colline, vigne e case di pietra con piscina all’interno.',
        },
        {
          label: 'Golfo del Quarnero',
          to: 'place:kvarner-bucht',
          text: 'Abbazia sotto i monti e le isole di Krk (Veglia), Cres (Cherso), Lošinj (Lussino) e Rab (Arbe); a Krk si arriva con un ponte.',
        },
        {
          label: 'Dalmazia',
          to: 'place:dalmatien',
          text: 'Una lunga costa con le grandi isole, estati torride, mare tiepido fino a ottobre, il viaggio più lungo.',
        },
      ],
    },
    {
      kind: 'text',
      text: `All’interno, dove cercano in pochi, ci sono case nei boschi del Gorski Kotar con le notti fresche, presso i laghi di Plitvice e tra le vigne intorno a Zagabria.

## Una settimana in riva al mare

L’appartamento in casa degli host è la regola: terrazza sotto la vite, griglia, un posto auto, e la sera qualcuno porta i fichi. Le case con piscina propria stanno di solito a qualche chilometro dal mare. Le spiagge sono di ciottoli e rocce, con scalette per l’acqua profonda; la sabbia si trova a Rab, a Krk e vicino a Nin. Luglio e agosto sono caldi e affollati, giugno e settembre gradevoli; in maggio il mare è ancora freddo. D’inverno gran parte della costa chiude.

## La strada

Le autostrade sono a pedaggio; da marzo 2027 si dovrebbe pagare senza caselli, con la targa: come registrarsi lo spiegano i gestori. Da Trieste si passa per la Slovenia, che in autostrada chiede la vignetta. Il sabato ci sono code ai caselli e alle gallerie; al confine con la Slovenia possono esserci controlli. I traghetti vanno alle isole e da Ancona a Zara e Spalato, i treni a Zagabria, Fiume e Spalato.

## Da sapere

Si paga in euro. Ogni ospite viene registrato: tenga pronti i documenti. La tassa di soggiorno è compresa nel prezzo totale. Da giugno a ottobre i fuochi all’aperto sono vietati in molti luoghi. I cani viaggiano con il passaporto europeo e hanno [spiagge proprie](page:DogBeachesCroatia). Con la bora alcune strade chiudono; d’inverno in montagna è obbligatoria l’attrezzatura.`,
    },
  ],
} satisfies PageSeed;
