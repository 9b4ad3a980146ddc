import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case per le vacanze sulla costa danese del Mare del Nord',
  description:
    'Una casa tra le dune da Rømø al Limfjord: spiaggia, clima, corrente a contatore, strade senza pedaggio e regole per i cani.',
  lead: 'Tra Rømø e il Limfjord le case stanno nelle dune, ciascuna sul suo pezzo di brughiera. Si viene per la spiaggia e si resta per la stufa.',
  blocks: [
    {
      kind: 'text',
      text: `La casa danese è pensata per una settimana intera: stufa a legna, cucina grande, terrazza riparata dal vento, spesso la sauna o l’idromassaggio. La spiaggia comincia dopo qualche centinaio di metri di sentiero sabbioso e arriva all’orizzonte. A Rømø e Fanø in certi tratti ci si può andare in auto. Blåvand e Henne Strand hanno molti negozi e nelle vacanze sono animate; Vejers e Nymindegab sono più tranquille. A Hvide Sande ci sono i pescherecci; alle sue spalle, sul Ringkøbing Fjord, chi comincia con il windsurf tocca sempre il fondo. Per la pioggia c’è Ribe, città antica sul mare dei Wadden.

## Luce, vento, acqua

In giugno quasi non fa buio. Luglio e agosto sono i mesi più caldi, ma l’acqua resta fresca. Le correnti sono forti: si fa il bagno dove c’è gente, mai con la burrasca. A fine estate fiorisce la brughiera, e dopo le tempeste di ottobre si cerca l’ambra. D’inverno molte case restano aperte e la spiaggia è vuota.

## Come arrivare

Con la A 7 tedesca e la E 45 danese, poi verso ovest; fino allo Jutland nessuna strada ha pedaggio. I treni arrivano a Esbjerg via Tønder o Kolding; da lì un traghetto passa a Fanø. Rømø ha una strada sull’argine e d’estate anche il traghetto da [Sylt](place:sylt). Al confine possono esserci controlli: tenga i documenti a portata di mano.

## Da sapere

Corrente e acqua si pagano spesso a contatore; sauna e idromassaggio si fanno sentire sul conto. La biancheria di solito si porta da casa. In spiaggia i cani stanno al guinzaglio da aprile a settembre, poi possono correre se ubbidiscono; nelle foreste statali ci sono boschi recintati per loro. Finora la tassa di soggiorno non si usa. Gli anabbaglianti sono obbligatori anche di giorno. I bunker sulla spiaggia sono rovine: non ci si arrampica.`,
    },
  ],
} satisfies PageSeed;
