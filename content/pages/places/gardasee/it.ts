import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze sul Lago di Garda',
  description:
    'Nord, sponda ovest o sud: come cambiano le rive del Garda, quali venti soffiano, quando c’è folla e come si arriva in auto e in treno.',
  lead: 'A nord il Garda è un fiordo tra pareti di roccia, a sud quasi un mare. In mezzo ci sono cinquanta chilometri e tre vacanze molto diverse.',
  blocks: [
    {
      kind: 'text',
      text: `## Tre parti di un lago

Riva, Torbole e Malcesine sono di chi fa windsurf, arrampica e va in bicicletta; l’acqua è più fresca e i monti sono vicini. Sulla sponda ovest, da Limone a Salò, salgono terrazze di ulivi e vecchie limonaie; le case stanno alte sull’acqua, spesso con una gran vista e molti gradini. A sud, intorno a Desenzano, Peschiera e Lazise, la riva è piatta, con vigneti, parchi di divertimento e cipressi sulle colline moreniche. Chi cerca quiete alloggi qualche chilometro all’interno, a Tignale o in Valtenesi.

## Il vento come orologio

Al mattino soffia il Pelèr da nord, da mezzogiorno l’Ora da sud. Chi nuota esce presto o cerca una baia. Dopo giornate afose i temporali arrivano in fretta dai monti.

## Quando andare

Aprile e maggio portano fioriture e belle camminate, ma l’acqua resta fredda. Si fa il bagno da metà giugno a metà settembre; intorno a Ferragosto strade e spiagge sono piene. Settembre e i primi di ottobre sono caldi e più calmi. L’inverno è mite e molti locali chiudono.

## Come arrivare

Da Verona e dal Brennero si usa la A 22, a pedaggio: Rovereto Sud per il nord, Affi per la sponda veronese; per il sud la A 4 con le uscite di Peschiera, Sirmione e Desenzano. Chi viene dall’Austria paga là la vignetta e il pedaggio del Brennero. Le gardesane sono strette, a ovest con molte gallerie. I treni fermano a Rovereto, Peschiera e Desenzano; sul lago vanno i battelli, e un traghetto per auto unisce Maderno e Torri.

## Da sapere

Nei centri con ZTL si entra in auto solo con il permesso: chieda all’host come arrivare. Le spiagge sono quasi tutte di ciottoli, e le scarpette da scoglio fanno comodo. I cani fanno il bagno solo in alcuni punti, che il comune indica. Quasi ovunque c’è la tassa di soggiorno, da noi compresa nel prezzo totale. Per qualche giorno al fresco c’è l’[Alto Adige](place:südtirol).`,
    },
  ],
} satisfies PageSeed;
