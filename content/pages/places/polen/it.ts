import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Polonia',
  description:
    'Baltico, Masuria o montagna: case vacanze in Polonia, stagioni, treni da Berlino, autostrade gratuite e regole del posto.',
  lead: 'La costa polacca è un’unica lunga spiaggia di sabbia, i laghi comunicano tra loro e le città antiche sono state ricostruite pietra su pietra. La prima volta molti si stupiscono.',
  blocks: [
    {
      kind: 'accordion',
      title: 'Quale zona scegliere',
      entries: [
        {
          question: 'Per la spiaggia con i bambini?',
          answer: `Il [Baltico polacco](place:polnische-ostsee): sabbia fine da Świnoujście alla penisola di Hel, pinete alle spalle, acqua bassa. In luglio e agosto le località sono piene di bancarelle e giostre; chi vuole quiete alloggi un paese più in là o presso un lago costiero. A Łeba grandi dune si spostano dentro un parco nazionale.`,
        },
        {
          question: 'Per l’acqua senza onde?',
          answer: `La [Masuria](place:masuren): più di mille laghi, molti uniti da canali, barche a vela, kayak e cicogne sui tetti. La casa ha spesso un pontile, in fondo a un sentiero di sabbia.`,
        },
        {
          question: 'Per la montagna?',
          answer: `I Monti dei Giganti intorno a Karpacz e i Tatra intorno a Zakopane, con case di legno, sci d’inverno e regole severe nei parchi nazionali. Nei giorni di festa sono affollatissimi.`,
        },
        {
          question: 'Per una settimana in città?',
          answer: `Danzica, con la spiaggia di Sopot, Cracovia e Breslavia; gli appartamenti nel centro storico sono belli e nel fine settimana rumorosi.`,
        },
      ],
    },
    {
      kind: 'text',
      text: `## Il tempo

Si fa il bagno da giugno ad agosto; il Baltico resta fresco, i laghi si scaldano di più. Maggio e settembre sono spesso stabili e tranquilli. L’inverno è freddo e nevoso a est, grigio sulla costa.

## Come arrivare

I treni vanno da Berlino a Stettino, Danzica, Poznań, Varsavia e Cracovia. Le autostrade statali sono gratuite per le auto, alcuni tratti privati no. Gli anabbaglianti sono obbligatori anche di giorno, e il limite di alcol è più basso che in Italia. Al confine tedesco possono esserci controlli.

## La vita di ogni giorno

Si paga in złoty, quasi ovunque con la carta. La domenica la maggior parte dei negozi è chiusa. Le località termali e balneari chiedono la tassa di soggiorno, compresa nel prezzo totale. D’estate i cani possono spesso stare solo nei tratti di spiaggia riservati a loro, e nei parchi nazionali a volte non entrano. Le dune si attraversano sui sentieri. Silenzio dalle 22 alle 6.`,
    },
  ],
} satisfies PageSeed;
