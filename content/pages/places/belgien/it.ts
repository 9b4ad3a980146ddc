import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Belgio',
  description:
    'La costa con il tram o una casa nelle Ardenne: il Belgio per una settimana, con clima, zone a basse emissioni, treni e regole.',
  lead: 'Il Belgio è piccolo, e i suoi due paesaggi di vacanza non hanno nulla in comune: qui 67 chilometri di sabbia serviti da un tram, là boschi, ardesia e valli strette.',
  blocks: [
    {
      kind: 'text',
      text: `## La costa

Da De Panne a Knokke i palazzi stanno in fila sull’argine, davanti c’è una spiaggia larga. Non è graziosa, ma è pratica: appartamento con vista, fornaio al pianterreno, carretti a pedali per i bambini e il tram della costa che unisce tutte le località. De Haan e parte di Nieuwpoort sono costruite meglio, e presso la riserva del Westhoek c’è più quiete. Bruges, Ypres e Gand sono vicine. Altro si legge nella pagina sulla [costa belga](place:belgische-küste).

## Le Ardenne

Nelle [Ardenne](place:ardennen) si affittano case, e grandi: fattorie di pietra vicino a Durbuy, La Roche o Vielsalm, con un tavolo lungo, il camino e a volte la sauna. Ci stanno tre famiglie, e gli host badano al rumore. Si cammina lungo l’Ourthe e la Semois, si va in kayak finché c’è acqua e con la pioggia si visita una grotta. Nelle Hautes Fagnes passerelle di legno attraversano la torbiera, che chiude quando c’è rischio d’incendio.

## Il tempo

La costa ha estati miti e ventose; si fa il bagno da fine giugno a settembre. Le Ardenne sono più fresche e umide, e danno il meglio in maggio e ottobre. In certi inverni sull’altopiano di Botrange la neve resta per settimane.

## Come arrivare

Treni veloci vanno da Colonia, Parigi, Amsterdam e Londra a Bruxelles o Liegi, con coincidenze ogni ora per Ostenda, De Panne e Knokke. Le autostrade sono gratuite, tranne il tunnel di Liefkenshoek presso Anversa. Le zone a basse emissioni di Bruxelles, Anversa e Gand chiedono di solito alle auto straniere una registrazione in rete.

## Da sapere

Molti comuni chiedono la tassa di soggiorno, compresa nel prezzo totale. D’estate di giorno i cani per lo più non possono stare in spiaggia. Silenzio dalle 22. I rifiuti vanno nei sacchi del comune. In Fiandra sui cartelli Lilla è Rijsel, in Vallonia Lovanio è Louvain.`,
    },
  ],
} satisfies PageSeed;
