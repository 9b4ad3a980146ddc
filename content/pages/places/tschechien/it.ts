import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Cechia',
  description:
    'Monti dei Giganti, Selva Boema, Moravia meridionale o Praga: case ceche, stagioni, vignetta elettronica, inverno e regole di casa.',
  lead: 'La casa vacanze ceca si chiama chalupa: ha una stufa di maiolica, un frutteto e posto per più gente di quanta la tavola si aspetti. Sta quasi sempre vicino a un bosco.',
  blocks: [
    {
      kind: 'text',
      text: `## Monti intorno, stagni nel mezzo

I [Monti dei Giganti](place:riesengebirge), a nord, sono i più alti e d’inverno i più animati: baite sui pendii, impianti e d’estate sentieri di cresta fino alla Sněžka. La Svizzera boema continua le rocce della Sassonia; i monti Jizera sono adatti allo sci di fondo. La Selva Boema, a sud-ovest, è vasta e silenziosa; sul lago di Lipno si nuota e si va a vela, e Český Krumlov è vicina. Tra Třeboň e Tábor ci sono centinaia di stagni, terra piatta per la bicicletta. La Moravia meridionale, intorno a Mikulov e Znojmo, ha cantine, castelli e le estati più calde. [Praga](place:prag) merita un soggiorno a sé.

## Le stagioni

L’inverno è freddo, e sulle creste la neve resta spesso da dicembre a marzo. L’estate è calda e temporalesca; i bacini in agosto possono avere alghe. In autunno mezzo Paese cerca funghi e la vendemmia riempie la Moravia meridionale.

## Strada e ferrovia

L’autostrada richiede una vignetta elettronica, legata alla targa, che si compra online; alcuni tratti intorno alle città ne sono esenti e sono segnalati. Dal 1° novembre al 31 marzo, in condizioni invernali, gli pneumatici invernali sono obbligatori. I fari stanno sempre accesi, e chi guida non può aver bevuto nulla. I treni arrivano a Praga e České Budějovice da Berlino, Dresda, Monaco, Linz e Vienna; treni locali e autobus vanno quasi ovunque.

## Regole di casa

Le case vecchie si scaldano a legna: si faccia mostrare la stufa. I cani sono quasi sempre benvenuti, al guinzaglio nei parchi nazionali e con la museruola in treno e in autobus. I contributi locali figurano come tassa di soggiorno nel prezzo totale. Si paga in corone. Silenzio dalle 22 alle 6, anche intorno al fuoco. A sud comincia l’[Austria](place:österreich).`,
    },
  ],
} satisfies PageSeed;
