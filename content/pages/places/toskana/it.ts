import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Toscana',
  description:
    'Fattoria, borgo o costa in Toscana: strade bianche, caldo, riscaldamento e viaggio in treno o in auto per una settimana in casa.',
  lead: 'In Toscana la casa vacanze sta quasi sempre su un colle, in fondo a una strada bianca. È il suo bello, ed è ciò che decide come organizzare la settimana.',
  blocks: [
    {
      kind: 'text',
      text: `## Abitare in campagna

Molti alloggi fanno parte di vecchi poderi: muri spessi, una piscina per più appartamenti, vino e olio della fattoria. Il forno è spesso a dieci minuti d’auto, la città a mezz’ora. Il Chianti è boscoso e mosso; intorno a Siena e in Val d’Orcia i cipressi stanno su colline nude di creta; la Lunigiana, a nord, è verde e montuosa. Chi vuole il mare scelga la Maremma o la Versilia, vicina anche a Lucca e Pisa. Due città in una settimana bastano: il resto lo riempiono mercati, terme naturali e la casa.

## Mese per mese

Aprile e maggio sono verdi e variabili; la sera serve il riscaldamento, spesso conteggiato a consumo. Giugno è caldo e luminoso. In luglio e agosto nell’interno si suda molto, e a Ferragosto qualche negozio chiude. Da settembre a metà ottobre c’è la vendemmia, poi vengono olive e tartufi. D’inverno la nebbia riempie le conche e sull’Amiata può nevicare.

## Come arrivare

I treni veloci portano a Firenze, da dove i regionali vanno a Siena, Lucca, Pisa e Arezzo. In auto si usano la A 1, la A 11 e la A 12, a pedaggio; tra Firenze e Siena il raccordo è gratuito. I traghetti per l’Elba partono da Piombino, quelli per la [Corsica](place:korsika) e la [Sardegna](place:sardinien) da Livorno. A Lucca o Arezzo si può stare senza auto, in campagna quasi mai.

## Che cosa sapere prima

I centri di Firenze, Siena e Lucca sono ZTL controllate da telecamere. D’estate per un periodo è vietato accendere fuochi all’aperto e l’acqua scarseggia. In campagna i cani sono benvenuti, in spiaggia meno; l’host sa dove si può. I comuni chiedono la tassa di soggiorno, che è compresa nel prezzo totale.`,
    },
  ],
} satisfies PageSeed;
