import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Dalmazia',
  description:
    'Terraferma o isola in Dalmazia: traghetti, bora, acqua di cisterna, autostrada A 1 e le settimane migliori per una casa vacanze.',
  lead: 'In Dalmazia si sceglie prima di tutto tra terraferma e isola. Ne dipendono il viaggio, la spesa e la quiete della sera.',
  blocks: [
    {
      kind: 'text',
      text: `## Terraferma

Tra Zara e Dubrovnik la strada costiera corre ai piedi di monti spogli. Intorno a Zara e Sebenico la riva è bassa, con isolotti davanti e i parchi nazionali di Krka e Paklenica alle spalle. La riviera di Makarska ha spiagge di ciottoli sotto i pini e il massiccio del Biokovo dietro; lì le case sono fitte, spesso con vista e molti gradini. Spalato e Dubrovnik meritano una visita; per alloggiarci, in piena estate sono rumorose e calde.

## Isole

Brač, Hvar, Curzola, Vis e Dugi Otok hanno paesi di pietra chiara, lavanda e calette raggiungibili solo a piedi o in barca. Le case isolate hanno spesso solo l’acqua di una cisterna: docce brevi. I negozi ci sono, con meno scelta.

## Traghetti e strade

Il modo più semplice dall’Italia è il traghetto: da Ancona per Spalato e Zara, da Bari per Dubrovnik, con orari che cambiano con la stagione. Per terra si passa dalla Slovenia, che sull’autostrada chiede la vignetta, e poi sull’autostrada croata A 1, a pedaggio; la Croazia passa a un sistema senza barriere, previsto per marzo 2027. Il ponte di Pelješac è gratuito ed evita il confine bosniaco. I traghetti per le isole partono soprattutto da Spalato, Zara, Makarska e Ploče; d’estate si arrivi presto.

## Il tempo

Da giugno a settembre è secco e molto caldo, e il mare resta tiepido fino a ottobre. Maggio e fine settembre sono le settimane più gradevoli. D’inverno la bora chiude ponti e traghetti; lo scirocco porta pioggia.

## Da rispettare

D’estate niente fuochi all’aperto, nemmeno una sigaretta nel bosco. Le scarpette da scoglio sono utili; i cani hanno [spiagge proprie](page:DogBeachesCroatia). Molte città vogliono silenzio di notte e non gradiscono il costume nel centro storico. La tassa di soggiorno è compresa nel prezzo totale. Più breve è il viaggio in [Istria](place:istrien).`,
    },
  ],
} satisfies PageSeed;
