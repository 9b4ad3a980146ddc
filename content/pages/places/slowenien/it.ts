import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Slovenia',
  description:
    'Alpi Giulie, valle dell’Isonzo, Carso, colline e un pezzo di costa: la Slovenia per una settimana, vignetta, treni, clima e acqua.',
  lead: 'Dalla neve del Tricorno al sale di Pirano ci sono due ore d’auto. In Slovenia basta una casa al centro per vedere ogni giorno un Paese diverso.',
  blocks: [
    {
      kind: 'text',
      text: `## Cinque piccoli Paesi

Le [Alpi Giulie](place:julische-alpen) sono le più note: Bled con la sua isola, Bohinj con un lago rimasto grande e quieto, Kranjska Gora per lo sci. Oltre il passo Vršič scorre l’Isonzo, qui Soča, turchese e gelido, con i kayak, le trote e a Caporetto il museo della Grande Guerra. A est cominciano le colline di Maribor e Ptuj, con terme per ogni tempo. A sud di Lubiana si apre il Carso con grotte, prosciutto e paesi di pietra. E sui 47 chilometri di [costa](place:slowenische-küste) stanno Capodistria, Isola, Pirano e le saline. Le case sono spesso fattorie, dove si può anche mangiare.

## Il momento giusto

Maggio e giugno: prati in fiore, cascate piene, neve ancora sulle cime. Luglio e agosto: bagni a Bohinj e in Adriatico, temporali al pomeriggio. Settembre: aria limpida, caldo, uva matura. L’inverno porta neve sicura in montagna e sul Carso la bora, che rovescia i camion.

## Arrivare e guidare

L’autostrada richiede una vignetta elettronica legata alla targa, anche per il breve tratto da Trieste; le strade ordinarie sono libere. Dal 15 novembre al 15 marzo è obbligatoria l’attrezzatura invernale. I treni arrivano a Lubiana da Trieste, Villach, Vienna e Monaco; sulla linea di Bohinj un treno navetta porta le auto sotto i monti fino all’Isonzo. A Bled d’estate si parcheggia a fatica; gli autobus vanno fino a Bohinj.

## Piccole regole

Nel parco nazionale non si campeggia liberamente e i cani non si lasciano liberi. Sull’Isonzo le barche hanno punti d’accesso fissi e pagano un diritto. L’acqua del rubinetto è buona ovunque. La tassa di soggiorno è compresa nel prezzo totale. Silenzio dalle 22 alle 6. Chi vuole più mare è in [Istria](place:istrien) in un’ora.`,
    },
  ],
} satisfies PageSeed;
