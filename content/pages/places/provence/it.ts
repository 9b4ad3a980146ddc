import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Provenza',
  description:
    'Luberon, Alpilles o Verdon: villaggi, lavanda, mistral, TGV e boschi chiusi per una settimana in una casa vacanze in Provenza.',
  lead: 'La Provenza segue il sole e il vento. I negozi aprono presto, a mezzogiorno il paese riposa e, quando soffia il mistral, la colazione si fa dentro.',
  blocks: [
    {
      kind: 'text',
      text: `## La giornata in casa

Un mas, la vecchia casa di campagna, ha muri spessi, finestre piccole a nord e persiane azzurre che si chiudono alle undici e si riaprono alle sei. La mattina c’è mercato, ogni giorno in un paese diverso. Il pomeriggio si sta all’ombra o in piscina, e si cena fuori. Le cicale fanno parte del posto e tacciono con il buio.

## Tre zone

Nel Luberon, Gordes, Bonnieux e Roussillon stanno sui colli sopra vigne e ciliegi; è la parte più cara, e la migliore in bicicletta. Le Alpilles, intorno a Saint-Rémy, sono più basse e vicine ad Arles, Avignone e alla Camargue. Verso est la terra sale e si svuota: l’altopiano di Valensole, poi le gole del Verdon con il lago di Sainte-Croix, dove si nuota. Il mare è ovunque a un’ora o più; chi lo vuole ogni giorno scelga la [Costa Azzurra](place:cote-d-azur).

## Lavanda, caldo, mistral

La lavanda fiorisce da metà giugno a metà luglio, intorno a Sault un po’ più tardi. Luglio e agosto sono torridi. Per camminare sono migliori maggio, giugno e settembre. Il mistral scende freddo dalla valle del Rodano, spesso per giorni, soprattutto tra inverno e primavera, e pulisce il cielo.

## Come arrivare

Dall’Italia si passa da Ventimiglia: A 10 e poi A 8, entrambe a pedaggio, come la A 7 e la A 51. Il TGV ferma ad Avignone, Aix e Marsiglia. Alcune città chiedono il bollino Crit’Air; le regole cambiano, conviene informarsi presso la città.

## Siccità e regole

Da giugno a settembre la prefettura chiude interi boschi secondo il rischio d’incendio; la mappa esce la sera prima. Fuochi e griglie a carbone sono allora quasi sempre vietati, e l’acqua può essere razionata. Le piscine private devono essere protette contro la caduta dei bambini: si faccia spiegare il dispositivo. La tassa di soggiorno è compresa nel prezzo totale. Il cane al guinzaglio è benvenuto al mercato, meno nelle riserve naturali.`,
    },
  ],
} satisfies PageSeed;
