import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Germania',
  description:
    'Costa, laghi o montagna: dove passare una settimana in casa vacanze in Germania, in quale stagione, come arrivare e quali regole valgono ovunque.',
  lead: 'Dalle distese di marea alle Alpi la Germania cambia poco a poco, e quasi tutto sta a un giorno d’auto. Contano più la stagione e la regione che la distanza.',
  blocks: [
    {
      kind: 'text',
      text: `## Da nord a sud

Sul [Mare del Nord](place:nordseeküste_deutschland) la giornata la fanno maree e argini; sul [Baltico](place:ostseeküste_deutschland) ci sono spiagge calme e boschi. Alle spalle comincia un paese d’acqua: i [laghi del Meclemburgo](place:mecklenburgische-seenplatte) e lo [Spreewald](place:spreewald), dove si va a fare la spesa in barca. In mezzo stanno Harz, Sauerland, Eifel e Foresta Bavarese, con cittadine a graticcio, laghi artificiali e case per gruppi numerosi. A sud ci sono le vigne, la [Foresta Nera](place:schwarzwald) e il [Lago di Costanza](place:bodensee); in fondo cominciano le Alpi.

## Quando e dove

Al lago e al mare si fa il bagno da giugno a settembre. Per camminare nelle montagne di media altezza sono adatti maggio, giugno e soprattutto ottobre, quando i boschi ingialliscono. La neve è sicura solo in alto: a volte nello Harz e nel Sauerland, più spesso nelle Alpi bavaresi. Le vacanze scolastiche cambiano da Land a Land; fuori da quelle la scelta è molto più ampia. Luglio è caldo e temporalesco, novembre grigio, ma con una stufa anche allora è una bella settimana.

## Strade e ferrovie

Le autostrade sono gratuite per le auto, alcuni tunnel e traghetti no. Certe città chiedono un bollino ambientale. Con neve e ghiaccio gli pneumatici invernali sono obbligatori, senza date fisse. I treni a lunga percorrenza arrivano a Stralsund, Kempten o Friburgo; il resto lo fanno i regionali o un autobus, spesso gratuito con la carta ospiti.

## Regole valide ovunque

Dalle 22 e la domenica si fa silenzio. Molte località chiedono la tassa di soggiorno; quanto è dovuto sta nel prezzo totale. L’acqua del rubinetto si beve. I cani vanno al guinzaglio nei parchi nazionali e nella stagione delle nascite, con date diverse per ogni Land. I rifiuti si separano, le bottiglie con cauzione si riportano. La domenica i negozi sono chiusi: chi arriva di sabato faccia la spesa per due giorni.`,
    },
  ],
} satisfies PageSeed;
