import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e appartamenti per le vacanze a Maiorca',
  description:
    'Finca, paese di montagna o baia a Maiorca: zone, mesi, volo o traghetto, acqua, silenzio e cani per una settimana in casa vacanze.',
  lead: 'A Maiorca la casa vacanze è quasi sempre una finca tra i mandorli, a un quarto d’ora dal mare. Lì l’isola è più quieta della sua fama.',
  blocks: [
    {
      kind: 'text',
      text: `## Dove alloggiare

Nella **Tramuntana**, a nord-ovest, Sóller, Deià e Pollença stanno tra terrazze di ulivi; le strade sono tortuose e le cale rocciose. La **pianura** intorno a Sineu e Santa Maria è terra di contadini, con i mercati settimanali e gran parte delle fincas con piscina. Al **nord** la baia di Alcúdia ha spiagge lunghe dall’acqua bassa, adatte ai bambini. Il **sud-est**, verso Santanyí, è fatto di piccole cale di sabbia, in agosto piene già al mattino. **Palma** vale una giornata, anche con la pioggia.`,
    },
    {
      kind: 'table',
      caption: 'Temperatura massima media dell’aria a Palma',
      head: ['Gennaio', 'Aprile', 'Luglio', 'Ottobre'],
      rows: [['15 °C', '19 °C', '29 °C', '24 °C']],
      source: 'AEMET, valori normali 1981–2010, stazione di Palma (porto), arrotondati',
    },
    {
      kind: 'text',
      text: `## Quale mese

I mandorli fioriscono a fine gennaio; da febbraio a maggio l’isola è di ciclisti e camminatori. Il mare si scalda in giugno e resta tiepido fino a ottobre, ma settembre e ottobre portano anche forti temporali. D’inverno le case vecchie sono fredde: controlli che ci sia il riscaldamento o il camino.

## Arrivare e muoversi

Di solito si vola a Palma. I traghetti per auto partono da Barcellona, Valencia e Dénia, in certi periodi anche da Tolone, per Palma o Alcúdia. Sull’isola non ci sono pedaggi. I treni vanno da Palma a Inca, Sa Pobla e Manacor, una ferrovia storica a Sóller, gli autobus quasi ovunque; per una finca serve l’auto.

## Da sapere

L’acqua è poca; in campagna viene spesso da una cisterna e non si beve. Le Baleari chiedono una tassa di soggiorno, compresa nel prezzo totale. In stagione la maggior parte delle spiagge è vietata ai cani; le eccezioni le conosce il comune. Di notte si fa silenzio, e per il rumore sono previste multe. D’estate niente fuochi vicino ai boschi. Ancora più tranquilla è [Minorca](place:menorca).`,
    },
  ],
} satisfies PageSeed;
