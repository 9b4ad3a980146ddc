import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze sulla costa del Mare del Nord',
  description:
    'Una settimana tra Cuxhaven e la Frisia settentrionale: maree, stagioni, viaggio e consigli per la costa tedesca del Mare del Nord.',
  lead: 'Sulla costa tedesca del Mare del Nord la giornata segue la tabella delle maree. Dice quando si fa il bagno, quando il fondale resta scoperto e quando escono i pescherecci.',
  blocks: [
    {
      kind: 'text',
      text: `## Una settimana con le maree

Tra alta e bassa marea passano poco più di sei ore, e ogni giorno tutto slitta di quasi un’ora. A Büsum si fa il bagno da un argine coperto d’erba; davanti a Sankt Peter-Ording si stende un banco di sabbia con costruzioni su palafitte; vicino a Cuxhaven un percorso segnalato attraversa il fondale fino all’isola di Neuwerk. Quasi tutte le case stanno dietro l’argine, spesso con giardino, e al mare si va a piedi o in bicicletta. Isole come [Sylt](place:sylt) meritano una gita, purché si sappia prima a che ora si torna.

## Quando andare

L’acqua è più calda in luglio e agosto; di solito si fa il bagno da fine giugno a inizio settembre. Maggio è spesso asciutto e luminoso, ma fresco. In autunno migliaia di uccelli migratori sostano sulle distese di fango e arrivano le burrasche; d’inverno la spiaggia è vuota e una stufa fa comodo. Il vento non manca mai: la giacca antivento serve anche in agosto.

## Come arrivare

Da Amburgo la A 23 porta nel Dithmarschen e nella Frisia settentrionale, la A 27 arriva a Cuxhaven. Le auto non pagano pedaggio; è a pagamento il traghetto sull’Elba tra Glückstadt e Wischhafen. I treni collegano Amburgo con Cuxhaven e, passando per Heide e Husum, con Niebüll; da lì partono coincidenze per la costa.

## Da sapere

Sui fondali scoperti si cammina solo con la marea calante e, per i percorsi lunghi, con una guida. Nel parco nazionale i cani stanno al guinzaglio; dove possono fare il bagno lo dice la pagina sulle [spiagge per cani](page:DogBeachesNorthSea). Quasi tutte le località chiedono la tassa di soggiorno, che da noi è compresa nel prezzo totale. Sotto un tetto di canne il fuoco è un rischio e i fuochi d’artificio nelle vicinanze sono vietati. In molte località si fa silenzio anche dopo pranzo.`,
    },
  ],
} satisfies PageSeed;
