import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze sul Mar Baltico',
  description:
    'Da Flensburg al Darß: quale tratto della costa tedesca del Baltico scegliere, quando l’acqua è calda e come arrivare.',
  lead: 'Il Baltico quasi non conosce maree: l’acqua c’è sempre e i bambini piccoli toccano. Da Flensburg al Darß si passa da lunghe insenature a coste alte e poi a chilometri di sabbia.',
  blocks: [
    {
      kind: 'text',
      text: `## Quale tratto scegliere

A ovest il fiordo di Flensburg, la Schlei e la baia di Eckernförde entrano a fondo nella terra: acque calme, vele e villaggi dove si affumica il pesce. Lungo la baia di Lubecca si susseguono località con passeggiata e pontile, molto animate; Lubecca stessa riempie una giornata di pioggia. A est di Wismar, Kühlungsborn e Warnemünde hanno spiagge larghe con i boschi di faggi alle spalle. Fischland, Darß e Zingst formano una penisola tra mare e lagune, con il bosco che arriva alla sabbia. Chi cerca un’isola guardi [Fehmarn](place:fehmarn), [Rügen](place:rügen) e [Usedom](place:usedom).`,
    },
    {
      kind: 'accordion',
      title: 'Domande prima di prenotare',
      entries: [
        {
          question: 'Quando l’acqua è abbastanza calda?',
          answer: `Quasi sempre da fine giugno a settembre, prima nelle baie riparate. Se il vento soffia da terra risale acqua fredda e in una notte si perdono alcuni gradi. Maggio e giugno hanno le giornate più lunghe; in settembre e ottobre sul Darß passano le gru. L’inverno è grigio, mite e silenzioso.`,
        },
        {
          question: 'Come si arriva?',
          answer: `Con la A 7 fino a Flensburg, la A 1 fino a Lubecca, la A 20 e la A 19 verso il Meclemburgo. Le autostrade sono gratuite; si pagano due tunnel, l’Herrentunnel a Lubecca e quello della Warnow a Rostock. Il treno arriva a Kiel, Flensburg, Lubecca, Travemünde, Wismar e Warnemünde, sul mare o poco lontano. I sabati d’estate conviene partire presto.`,
        },
        {
          question: 'I cani possono andare in spiaggia?',
          answer: `D’estate per lo più solo nei tratti indicati, che abbiamo raccolto nella pagina sulle [spiagge per cani sul Baltico](page:DogBeachesBalticSea). Le date le conosce l’ufficio turistico.`,
        },
        {
          question: 'Che cos’altro c’è da sapere?',
          answer: `Le località chiedono la tassa di soggiorno, che da noi è compresa nel prezzo totale. Le dune si attraversano solo sui sentieri, e il ciglio delle coste alte può cedere. Nelle settimane calde compaiono i cianobatteri: allora non fanno il bagno né bambini né cani, finché il comune non dà il via libera. Le poltrone da spiaggia in vimini si noleggiano sul posto.`,
        },
      ],
    },
  ],
} satisfies PageSeed;
