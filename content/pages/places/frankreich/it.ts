import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Francia',
  description:
    'Atlantico, Mediterraneo, campagna o Alpi: una settimana in gîte in Francia, mesi e ferie, pedaggi, TGV e regole del posto.',
  lead: 'In Francia si prende volentieri una casa intera: muri di pietra, una cucina grande, un tavolo nel cortile. Il Paese è abbastanza vasto perché quella casa stia da sola.',
  blocks: [
    {
      kind: 'text',
      text: `## Quattro tipi di settimana

**Sull’Atlantico** si vive con la marea. La [Bretagna](place:bretagne) ha granito, isole e un’acqua fresca e limpida; sulla [costa atlantica](place:französische-atlantikküste), a sud della Gironda, le onde battono una lunga spiaggia diritta davanti ai pini. **Sul Mediterraneo** fa caldo e c’è luce; in [Costa Azzurra](place:cote-d-azur) è affollato e caro, in Linguadoca tutto è più semplice. **In campagna**, in Borgogna, in [Alsazia](place:elsass) o in [Dordogna](place:dordogne), la settimana è fatta di mercati, fiumi e castelli, e la piscina in giardino è comune quasi quanto il noce. **Nelle Alpi** gli sciatori si dividono residence e chalet da dicembre ad aprile: si veda lo [sci in Francia](page:SkiFrance).

## I mesi

A luglio e agosto tutta la Francia è in ferie, e le case si affittano quasi sempre da sabato a sabato. Giugno e settembre sono mesi più tranquilli. A nord-ovest piove un poco tutto l’anno, al sud d’estate quasi mai e in ottobre a volte a dirotto. Il mistral raffredda la [Provenza](place:provence) anche a maggio.

## In viaggio

Dall’Italia si passa da Ventimiglia o dai trafori del Fréjus e del Monte Bianco, a pagamento. Quasi tutte le autostrade hanno il pedaggio, con barriera oppure online tramite la targa; in Bretagna e in Alsazia sono quasi tutte gratuite. Treni veloci uniscono Torino e Milano a Lione e Parigi, e da lì il TGV va a ovest e a sud. In Corsica si arriva anche da Savona e Livorno. Se una città chiede il bollino Crit’Air, lo dice la città stessa.

## Sul posto

La tassa di soggiorno e la pulizia finale obbligatoria sono comprese nel prezzo totale; la pagina dell’alloggio dice se c’è la biancheria. I cani sono spesso benvenuti, d’estate di rado sulle spiagge sorvegliate. In montagna dal 1° novembre al 31 marzo è obbligatoria l’attrezzatura invernale. I negozi piccoli chiudono a mezzogiorno.`,
    },
  ],
} satisfies PageSeed;
