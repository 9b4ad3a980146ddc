import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze in Spagna',
  description:
    'Mediterraneo, Atlantico, isole: quale costa spagnola in quale mese, come arrivare e quali regole valgono per acqua, rumore e cani.',
  lead: 'La Spagna ha una costa mediterranea, una atlantica, un altopiano e, alle Canarie, una primavera che dura tutto l’anno. Scegliere la costa secondo il mese è già metà del lavoro.',
  blocks: [
    {
      kind: 'table',
      caption: 'Quale zona in quale periodo',
      head: ['Zona', 'Mesi buoni', 'Per che cosa'],
      rows: [
        ['Costa Brava', 'da maggio a ottobre', 'calette, sentiero costiero, Barcellona vicina'],
        ['Costa Blanca', 'tutto l’anno, bagni da giugno a ottobre', 'spiagge di sabbia, inverno mite'],
        ['Andalusia', 'da marzo a giugno, ottobre', 'paesi bianchi, città, spiagge atlantiche'],
        ['Maiorca e Minorca', 'da aprile a ottobre', 'fincas, camminate, calette'],
        ['Canarie', 'tutto l’anno, soprattutto d’inverno', 'vulcani, caldo a gennaio'],
        ['Costa nord', 'da giugno a settembre', 'colline verdi, onde, notti fresche'],
      ],
    },
    {
      kind: 'text',
      text: `## Alloggiare

Può essere una finca con piscina, una villetta a schiera in un complesso o un appartamento sopra la spiaggia. Nei complessi la piscina è comune e ha i suoi orari, e per i negozi serve spesso l’auto. Le case sono fatte per il caldo; d’inverno pavimenti e finestre sono freddi. La giornata comincia tardi: si pranza alle due, si cena dopo le nove. In agosto l’interno è vuoto e rovente, la costa piena. Il mare è più caldo in agosto e settembre, ma l’inizio dell’autunno può portare piogge violente.

## Come arrivare

Dall’Italia i traghetti vanno da Genova, Savona e Civitavecchia a Barcellona; in auto si attraversa la Francia, a pedaggio. In Spagna molte autostrade sono ormai gratuite, altre si pagano ancora. I treni veloci uniscono Barcellona, Valencia, Alicante, Madrid e Malaga. Per le [Baleari](place:mallorca) si parte da Barcellona, Valencia e Dénia. Le grandi città hanno zone a basse emissioni dove spesso va registrata anche una targa straniera.

## Da notare

Negli anni secchi l’acqua è limitata, piscine e docce comprese. Il numero di registrazione dell’alloggio è sulla sua pagina, dove è prescritto. Catalogna e Baleari chiedono una tassa di soggiorno, compresa nel prezzo totale. In stagione molte spiagge sono vietate ai cani. D’estate i fuochi sono proibiti quasi ovunque. L’host registra i documenti di tutti gli ospiti.`,
    },
  ],
} satisfies PageSeed;
