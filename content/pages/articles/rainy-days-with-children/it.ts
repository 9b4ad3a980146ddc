import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Giorni di pioggia con i bambini in una casa per vacanze',
  description:
    'Tre giorni di pioggia non sono per forza persi: quale casa si presta, che cosa riempie una mattina a ogni età e come si asciugano le scarpe.',
  lead: 'Un po’ di pioggia c’è in quasi ogni settimana di vacanza, anche al Sud. Con i bambini, allora, molto dipende dalla casa e ancora di più da un’idea per le ore tra la colazione e il pranzo.',
  picture: { scene: 'theme-lake', alt: 'Lago d’estate' },
  article: {
    author: 'Mathilde Garnier',
    date: '2026-07-09',
    category: 'family',
    slug: 'giorni-di-pioggia-con-i-bambini',
    related: ['cooking-in-a-rented-kitchen', 'booking-school-holidays', 'north-sea-with-dog'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Pensare alla pioggia quando si prenota

Nelle foto c’è sempre il sole. Provi comunque a immaginare la casa in una giornata bagnata. Aiuta soprattutto un tavolo grande, dove si può dipingere mentre dall’altra parte qualcuno cucina. Poi vengono un posto coperto all’aperto, la lavatrice e la vasca da bagno. Due stanze divise da una porta valgono più di un unico ambiente grande: uno fa il sonnellino, l’altro costruisce torri.

Chieda all’host che cosa c’è nell’armadio. «Giochi a disposizione» può voler dire un mazzo con trentanove carte. Ma molte case hanno una scatola di mattoncini, alcune un tavolo da ping-pong nella rimessa, e chi ha figli presta volentieri qualcosa, se glielo si chiede prima.

## Fuori una volta al giorno, sempre

La regola più sicura è questa: ogni giorno una volta fuori, con qualsiasi tempo, prima di pranzo. Basta un’ora. Nel bosco ci si bagna meno, sulla costa la spiaggia è vuota e un ruscello diverte più sotto la pioggia che al sole. Dopo, la casa è di nuovo accogliente e i bambini sono abbastanza stanchi per un gioco al tavolo. Si resta dentro solo con il temporale, e con il vento forte si evitano boschi e scogliere. In montagna i torrenti possono ingrossarsi molto in fretta: lì, quando piove, non si gioca.`,
    },
    {
      kind: 'table',
      caption: 'Che cosa riempie una mattina, secondo l’età',
      head: ['Età', 'In casa', 'Fuori'],
      rows: [
        [
          'fino a 3 anni',
          'il lavello con acqua e bicchieri, una coperta sul tavolo',
          'le pozzanghere, poi subito nella vasca',
        ],
        [
          'da 4 a 6',
          'disegnare la mappa del paese, impastare, costruire una tana',
          'una diga, contare le lumache',
        ],
        [
          'da 7 a 10',
          'un gioco con regole inventate, il teatro, una torta senza bilancia',
          'caccia al tesoro con la bussola, conchiglie dopo la burrasca',
        ],
        [
          'da 11',
          'cucinare la cena da soli, un torneo con la classifica, un libro intero',
          'una gita che organizzano loro, con orari e soldi',
        ],
      ],
    },
    {
      kind: 'text',
      text: `## Il primo giorno di pioggia è il più facile

Il primo giorno la pioggia è ancora piacevole. Non si giochi quindi subito il meglio: piscina, museo e cinema li tenga per il secondo o il terzo. Il primo giorno hanno tutti la stessa idea, e la coda per l’acquario arriva in strada. Meglio andare controcorrente, per esempio nel tardo pomeriggio, quando i più rientrano, oppure a un’ora verso l’interno, dove il tempo non di rado è diverso. Sulla costa e ai piedi delle Alpi può essere asciutto a venti chilometri; il radar della pioggia lo dice meglio della previsione per tutta la regione.

Dappertutto ci sono luoghi che non stanno in nessun opuscolo. La biblioteca dove si legge anche senza tessera. La fattoria che lascia assistere alla mungitura. Il cantiere delle barche, il forno, la caserma dei pompieri la sera dell’esercitazione. L’host li conosce: glielo chieda il giorno dell’arrivo, e alle prime gocce la lista è pronta.`,
    },
    {
      kind: 'quote',
      text: 'La noia, nei bambini, dura una ventina di minuti. Se per quel tempo non si propone niente, di solito si sente cominciare un gioco.',
    },
    {
      kind: 'text',
      text: `## Far asciugare tutto

Le scarpe bagnate si riempiono di carta di giornale, da cambiare dopo due ore; accanto alla stufa, ma non sopra, la mattina si possono rimettere. I pantaloni impermeabili si appendono con le gambe in su. Con due paia di scarpe per bambino metà del problema sparisce. Arieggi nonostante la pioggia, per poco e a finestre spalancate: quattro giacche bagnate e una pentola di pasta appannano ogni vetro, e nelle case vecchie l’umidità si deposita nei muri.

Prima di partire scarichi qualche audiolibro e due film. La connessione di una casa per vacanze basta spesso per i messaggi, ma quando piove vuole guardare qualcosa tutta la via. L’audiolibro ha il vantaggio che intanto si può disegnare.

## Che cosa è meglio evitare

Un programma pieno, tutti i giorni. Delle vacanze i bambini ricordano di rado il parco divertimenti e spesso la partita a carte sotto la tettoia mentre pioveva a dirotto. Non metta ad asciugare vicino al camino niente che possa bruciare e, con i piccoli, ci metta davanti un parascintille. E se il quarto giorno piove ancora, si va a mangiare fuori tutti insieme, a mezzogiorno, quando c’è posto.`,
    },
    {
      kind: 'homes',
      title: 'Con sauna e camino, tre camere e più',
      search: 'sauna=Y&fireplace=Y&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'Da leggere anche',
      links: [
        { label: 'Vacanze in famiglia: tutti gli alloggi', to: 'page:Family' },
        { label: 'Cucinare in una cucina d’affitto', to: 'page:BlogArticle/cooking-in-a-rented-kitchen' },
      ],
    },
  ],
} satisfies PageSeed;
