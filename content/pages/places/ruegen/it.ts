import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze sull’isola di Rügen',
  description:
    'Quale angolo di Rügen fa per Lei, che cosa fare con vento e pioggia, come raggiungere l’isola e perché stare lontani dalle scogliere.',
  lead: 'Rügen è fatta di penisole, e quasi ognuna è un’isola a sé. Decida prima se vuole il mare aperto o le lagune, che qui si chiamano Bodden.',
  blocks: [
    {
      kind: 'text',
      text: `## Mare o laguna

Le località balneari sono sulla costa est: Binz con le ville bianche e la lunga passeggiata, Sellin con il pontile, Göhren con due spiagge. Lì si fa tutto a piedi, e d’estate non si è soli. La Schaabe, a nord, è una lunga spiaggia davanti ai pini, senza paese alle spalle. Sulle lagune, allo Zudar, a Gager o presso Ummanz, si guardano canneti e vele; l’acqua è bassa e si scalda presto, ma per il mare si prende l’auto. Le case dal tetto di canne stanno soprattutto nel Mönchgut e sul Wittow. Da Schaprode parte il battello per Hiddensee, isola senza auto.

## Quattro idee per quattro tempi

Sole e poco vento: il sentiero delle scogliere tra i faggi di Jasmund, o la stessa roccia bianca vista da una barca. Vento da ovest: la costa est, che è riparata. Pioggia: il Rasender Roland, trenino a vapore da Putbus a Göhren. Gelo: la spiaggia vuota di Juliusruh, poi la sauna.

## I mesi

In maggio la colza fiorisce fino all’orlo delle scogliere. Si nuota da fine giugno a settembre, perché il Baltico conserva il calore. In ottobre le gru si radunano presso le lagune. L’inverno è ventoso e quieto, e molti ristoranti aprono solo nel fine settimana.

## Arrivare

I treni passano da Stralsund per Bergen, Binz e Sassnitz. Le auto prendono il ponte di Rügen, gratuito, o il piccolo traghetto di Stahlbrode. I sabati d’estate la coda può essere lunga: meglio arrivare presto o in un altro giorno.

## Prudenza e riguardo

Le scogliere crollano, soprattutto dopo pioggia e gelo: mai camminare vicino al bordo né fermarsi sotto la parete. Nel parco nazionale i cani stanno al guinzaglio; le loro [spiagge](page:DogBeachesBalticSea) sono segnalate. La tassa di soggiorno è compresa nel prezzo totale. Dopo le 22 si fa silenzio.`,
    },
  ],
} satisfies PageSeed;
