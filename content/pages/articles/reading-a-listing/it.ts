import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Leggere un annuncio tra le righe',
  description:
    'Foto, distanze, letti, recensioni: come si legge la descrizione di una casa per vacanze e quali domande fare all’host prima di prenotare.',
  lead: 'La maggior parte degli host descrive la casa con onestà, ma la descrive come la vede. Chi leggendo fa caso a quello che manca, all’arrivo non ha sorprese.',
  picture: { scene: 'theme-countryside', alt: 'Prati in fiore e colline nella luce del mattino' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-02-12',
    category: 'knowledge',
    slug: 'leggere-un-annuncio',
    related: ['deposit-and-final-cleaning', 'booking-school-holidays', 'working-from-a-holiday-home'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Contare le foto prima di guardarle

Scorra le foto con l’elenco delle stanze accanto. Tre camere, ma solo due fotografate: la terza è piccola, buia o di passaggio. Se manca la foto del bagno, raramente è perché è nuovo. Guardi negli angoli: dove gli stipiti delle porte pendono verso l’esterno è stato usato un grandangolo, e la stanza è più piccola di come appare. Ci si può fidare degli oggetti di misura nota, una cucina da sessanta centimetri o un letto.

Faccia caso anche alle finestre. Un soggiorno mostrato solo con le lampade accese di luce naturale ne ha poca. E se tutte le foto esterne riprendono lo stesso lato della casa, vale la pena chiedere che cosa c’è dall’altro.

## Distanze in metri e in minuti

«A 400 metri dalla spiaggia» di solito è in linea d’aria. In mezzo possono esserci una ferrovia, una scogliera o un campeggio. Chieda quanti minuti sono a piedi e se il percorso si fa con il passeggino. Prima della prenotazione la mappa di Feriola mostra di proposito solo un cerchio con un raggio di 500 metri in cui si trova la casa; l’indirizzo esatto arriva quando la prenotazione è confermata. Il cerchio basta per vedere se dentro ci sono una statale, una chiesa che batte le ore o un porto.

## Le espressioni e che cosa possono voler dire

Nessuna di queste espressioni è disonesta. Ognuna ha una lettura innocua e una che lo è meno; la domanda accanto chiarisce quale vale.`,
    },
    {
      kind: 'table',
      caption: 'Espressioni frequenti e domanda da fare',
      head: ['Nell’annuncio', 'Può voler dire', 'Chieda'],
      rows: [
        [
          'accogliente, rustico',
          'soffitti bassi, cucina vecchia, pareti sottili',
          'Quanto sono alte le stanze, che cosa è stato rifatto per ultimo?',
        ],
        ['8 posti letto', 'di cui quattro sul divano letto', 'Quanti dormono in un letto dietro una porta?'],
        [
          'letto matrimoniale',
          'largo 1,40 metri e contro il muro',
          'Quanto è largo, ci si sale da entrambi i lati?',
        ],
        ['centrale, vivace', 'locali sotto la finestra', 'Dove si affacciano le camere?'],
        [
          'posizione tranquilla',
          'niente negozi, niente autobus',
          'Dove si compra il pane, e come ci si arriva?',
        ],
        [
          'piscina',
          'a maggio ancora coperta, oppure condivisa',
          'Da quando a quando è aperta, è riscaldata, è recintata?',
        ],
        ['vista mare', 'dal balcone, sporgendosi', 'Da quale stanza, con una foto?'],
      ],
    },
    {
      kind: 'text',
      text: `## Che cosa manca nella descrizione

Dei pregi scrivono tutti. A dire qualcosa è ciò che una descrizione lunga tace. Non una parola sul riscaldamento in una casa affittata anche a novembre; nessuna sul climatizzatore in agosto; niente parcheggio in un centro storico, niente sulla scala. Chi cammina con difficoltà o viene con bambini piccoli chieda di gradini, corrimano e porta del bagno. Su Feriola le voci «accesso senza gradini», «porte da almeno 80 cm» e «doccia a filo pavimento» si basano su misure e si possono usare come filtri.

Lo stesso vale per i costi. Da noi il prezzo totale comprende tutto ciò che è obbligatorio, anche pulizia finale e tassa di soggiorno. Legga comunque che cosa c’è accanto: consumi a contatore, biancheria a richiesta, cauzione. Come funziona lo spieghiamo nell’articolo su [cauzione e pulizia finale](page:BlogArticle/deposit-and-final-cleaning).

## Leggere le recensioni partendo dalle ultime

La media dice meno degli ultimi cinque testi. Cerchi quello che si ripete: se tre ospiti, ciascuno per conto suo, parlano dei materassi, il problema sono i materassi. Una singola recensione negativa dice spesso di più attraverso la risposta dell’host. Guardi il mese e chi viaggiava: quello che una coppia scrive sulla tranquillità a maggio non vale per agosto con i bambini. Di ogni recensione è indicata la provenienza. Una casa senza recensioni non è peggiore: è nuova, oppure viene valutata altrove.`,
    },
    {
      kind: 'quote',
      text: 'Una buona domanda riceve una risposta breve. Se ne arriva una lunga che gira intorno, si è saputo qualcosa anche così.',
    },
    {
      kind: 'text',
      text: `## Scrivere prima di prenotare

Scriva all’host prima di impegnarsi, e in poche righe: chi viene, quando, con quale esigenza, tre domande al massimo. La risposta dice più di quello che c’è scritto. Chi spiega in due frasi come funziona il riscaldamento aiuterà anche quando non funziona. Si faccia confermare per iscritto ciò che conta; quello che si è detto al telefono ad agosto è dimenticato.

Se le case fra cui scegliere sono più d’una, le metta una accanto all’altra nei [preferiti](page:WatchList). Nel confronto si nota chi indica i metri quadrati e chi no.`,
    },
    {
      kind: 'links',
      title: 'Da leggere anche',
      links: [
        { label: 'Domande frequenti degli ospiti', to: 'page:Faq/faq1' },
        {
          label: 'Con quanto anticipo prenotare per le vacanze scolastiche',
          to: 'page:BlogArticle/booking-school-holidays',
        },
      ],
    },
  ],
} satisfies PageSeed;
