import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Portogallo',
  description:
    'Algarve, Alentejo, nord o Madera: una casa vacanze in Portogallo con onde, mare fresco, pedaggi elettronici e treni.',
  lead: 'In Portogallo il tempo lo fa in buona parte l’Atlantico. Rende sopportabile l’estate, tiene fresca l’acqua e ventose le sere: chi lo sa mette in valigia un maglione.',
  blocks: [
    {
      kind: 'text',
      text: `## Da sud a nord

A est dell’[Algarve](place:algarve) ci sono isole piatte e lagune dall’acqua calma e più tiepida; a ovest scogliere gialle e calette e, oltre Sagres, il mare aperto dei surfisti. La casa qui è spesso una villa con piscina o un appartamento in un complesso. L’Alentejo, alle spalle, è vasto: querce da sughero, paesi bianchi, fattorie isolate e lungo la costa il sentiero dei pescatori. Intorno a Lisbona si sta a Sintra o Ericeira, con il treno o l’autobus per la città. A nord di Porto il paese si fa verde e minuto; sul Douro le case stanno tra le terrazze del vino. [Madera](place:madeira) ha un tempo tutto suo, sentieri lungo i canali d’acqua e quasi nessuna spiaggia.

## Che cosa portano i mesi

Da febbraio in Algarve fioriscono i mandorli; per camminare i mesi migliori vanno da marzo a maggio. D’estate la costa è calda, con un vento fresco da nord al pomeriggio, e l’interno rovente. Il mare resta fresco anche in agosto, un po’ meno nell’Algarve orientale. Settembre e ottobre sono miti e limpidi. Da novembre a marzo al nord piove molto; il sud resta chiaro, ma le case vecchie hanno di rado il riscaldamento.

## Arrivare e guidare

In auto la strada è lunga, attraverso Francia e Spagna; in treno si cambia più volte. Quasi tutti volano a Faro, Lisbona o Porto. Molte autostrade sono a pedaggio, alcune solo in forma elettronica: per quelle va registrata la targa straniera. La A 22 dell’Algarve è gratuita dal 2025.

## Da notare

Le onde sono forti, e la bandiera rossa vale per tutti. In stagione i cani non entrano nelle spiagge sorvegliate. D’estate i fuochi all’aperto sono vietati. Diversi comuni chiedono la tassa di soggiorno, compresa nel prezzo totale. La sera si cena prima che in Spagna, e verso le undici il paese dorme.`,
    },
  ],
} satisfies PageSeed;
