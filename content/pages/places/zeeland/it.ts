import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Zelanda',
  description:
    'Isole, dighe e spiagge della Zelanda: quale penisola scegliere, come arrivare e che cosa devono sapere ciclisti, cani e nuotatori.',
  lead: 'In Zelanda nessuna casa dista più di qualche chilometro dall’acqua; resta da sapere quale. Spiaggia, estuario e lago sono spesso separati da un solo argine.',
  blocks: [
    {
      kind: 'text',
      text: `## Quelle che erano isole

Dighe e barriere uniscono oggi ciò che un tempo richiedeva un traghetto. Walcheren, con Domburg, Zoutelande e la città di Middelburg, ha spiagge larghe rivolte a sud-ovest ed è il cuore della costa. Schouwen-Duiveland ha Renesse e le dune più alte, e dietro Zierikzee. Noord-Beveland è piatta e quieta; sul Veerse Meer, senza maree, i bambini imparano la vela. La Fiandra zelandese, oltre la Schelda occidentale, confina con il Belgio: Breskens, Cadzand, e Bruges a mezz’ora. Molte case stanno in piccoli [parchi](page:HolidayParks), le fattorie invece dietro gli argini.

## In bicicletta

La rete di incroci numerati corre sugli argini, attraversa i polder e passa accanto alle opere del Piano Delta. L’unica salita è il vento contrario: meglio averlo al mattino. Il traghetto da Flessinga a Breskens porta solo persone e biciclette.

## Tempo e acqua

La costa è tra le più soleggiate del Paese, ed è sempre ventosa. Si fa il bagno da fine giugno a settembre. Davanti alle spiagge corrono correnti forti: si guardino le bandiere e non si nuoti mai al largo con la marea calante. La stagione delle cozze va dalla piena estate alla primavera; d’inverno molti bar sulla spiaggia restano aperti.

## Come arrivare

I treni passano da Roosendaal per Goes, Middelburg e Flessinga. Le autostrade sono gratuite, come la galleria della Schelda occidentale per le auto; a ovest di Rotterdam la A 24 ha un pedaggio che si paga online. Di giorno il limite di velocità in autostrada è più basso che nei Paesi vicini.

## Regole

D’estate i cani vanno in spiaggia per lo più solo la mattina e la sera; le ore le fissa ogni comune. La tassa di soggiorno è compresa nel prezzo totale. Parcheggiare vicino alla spiaggia è quasi ovunque a pagamento, spesso indicando la targa. Nei parchi si fa silenzio dalle 22.`,
    },
  ],
} satisfies PageSeed;
