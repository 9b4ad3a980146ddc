import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Grecia',
  description:
    'Creta, Corfù, Peloponneso: una casa vacanze in Grecia con il meltemi, i porti, i pedaggi, l’acqua, i fuochi e i mesi migliori.',
  lead: 'La Grecia chiede un po’ più di viaggio e lo ripaga con la calma. Una casa ai margini del paese, una caletta al mattino, un cortile all’ombra il pomeriggio: altro non c’è da organizzare.',
  blocks: [
    {
      kind: 'text',
      text: `## Nessuna isola è uguale all’altra

[Creta](place:kreta) è grande come un Paese: monti innevati fino a maggio, gole, città a nord, calette quiete a sud. In una settimana se ne vede a malapena metà. [Corfù](place:korfu) e le isole Ionie sono verdi di cipressi e ulivi, e d’inverno ci piove parecchio. Le Cicladi sono spoglie e ventose, con case piccole e bianche. Il [Peloponneso](place:peloponnes), unito alla terraferma da ponti, mette insieme spiagge, siti antichi e paesi di montagna: è adatto a chi non ama i traghetti. A nord la Calcidica ha pini e acqua bassa.

## Da maggio a ottobre

In maggio tutto è verde e il mare ancora fresco. Giugno e settembre sono caldi senza la pesantezza dell’estate. Luglio e agosto sono torridi; nell’Egeo soffia da nord il meltemi, che scombina gli orari dei traghetti. Si nuota fino a fine ottobre. L’inverno è mite e piovoso, e molte località di mare chiudono.

## Il viaggio

Dall’Italia è comodo: i traghetti da Venezia, Ancona, Bari e Brindisi arrivano a Igoumenitsa e Patrasso in una notte o poco più, con auto e cane. Nel Paese il grande porto è il Pireo. Le autostrade hanno caselli a pagamento. Il treno serve soprattutto la linea tra Atene e Salonicco. Le strade di campagna sono tortuose, e le capre hanno la precedenza.

## Da tenere a mente

Su molte isole l’acqua è poca e non ovunque potabile. La carta igienica di solito va nel cestino, perché i tubi sono stretti. Da maggio a ottobre i fuochi all’aperto sono vietati; gli avvisi arrivano sul telefono. La tassa sui pernottamenti è compresa nel prezzo totale. Dalle tre alle cinque e mezza del pomeriggio si fa silenzio. Per il cane servono guinzaglio e protezione contro i flebotomi: chieda al veterinario.`,
    },
  ],
} satisfies PageSeed;
