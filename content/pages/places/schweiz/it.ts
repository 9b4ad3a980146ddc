import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Svizzera',
  description:
    'Un appartamento in Svizzera: paesi senza auto, laghi e alte valli, vignetta, treni navetta, giorni del bucato, sacchi e neve.',
  lead: 'La Svizzera è il Paese dove l’auto si lascia a casa più facilmente. Un autopostale arriva in fondo alla valle, e aspetta il treno.',
  blocks: [
    {
      kind: 'text',
      text: `## Quota, lingua, luce

I [Grigioni](place:graubünden) hanno le alte valli: l’Engadina con i laghi a 1800 metri, le stanze in cirmolo, il freddo asciutto. L’[Oberland Bernese](place:berner-oberland) ha Eiger, Mönch e Jungfrau sopra valli verdi, con Wengen e Mürren, dove la strada non arriva. Nel [Vallese](place:wallis) il sole splende più a lungo e si alza la maggior parte dei quattromila; Zermatt e Saas-Fee sono senza auto. Il [Ticino](place:tessin) è il sud: case di pietra, castagni, palme sul lago. Sul [lago di Ginevra](place:genfersee) le vigne scendono alla riva. L’appartamento in uno chalet con più famiglie è più comune della casa singola.

## Due alte stagioni

Da Natale a marzo comanda la neve: si veda lo [sci in Svizzera](page:SkiSwitzerland). Da luglio a settembre si cammina; i passi aprono a giugno. Nei laghi di pianura si nuota in luglio e agosto, in quelli di montagna poco. A fine ottobre i larici si accendono, a novembre molti locali sono chiusi. Allora la nebbia copre spesso l’Altopiano, mentre in alto c’è il sole.

## Treno, vignetta, navetta

Treni diretti vanno da Milano a Lugano, Zurigo, Briga, Berna e Ginevra. L’autostrada richiede la vignetta, valida per l’anno civile, anche elettronica. Sotto Lötschberg, Furka e Vereina le auto viaggiano sul treno a pagamento, e il traforo del Gran San Bernardo ha un pedaggio suo. Gli pneumatici invernali non sono obbligatori, ma chi senza di essi blocca il traffico ne risponde; sulle strade di montagna possono essere prescritte le catene.

## Usi di casa

I rifiuti vanno nei sacchi a pagamento del comune. La lavanderia ha giorni fissi, e il riposo di mezzogiorno è una cosa seria. L’acqua delle fontane è quasi sempre potabile. La tassa di soggiorno, spesso con carta ospiti, è compresa nel prezzo totale. Il cane ha bisogno del passaporto e, in treno, del biglietto. La Svizzera non è nell’Unione: si informi sulle franchigie doganali e sulle tariffe del telefono.`,
    },
  ],
} satisfies PageSeed;
