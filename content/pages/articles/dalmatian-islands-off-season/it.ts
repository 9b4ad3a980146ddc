import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Le isole della Dalmazia prima e dopo l’estate',
  description:
    'Brač, Hvar, Vis e Korčula a maggio, giugno, settembre e ottobre: che cosa è aperto, quando il mare è caldo e come organizzarsi con i traghetti.',
  lead: 'In agosto le isole della Dalmazia sono dei visitatori, in febbraio di chi ci abita. In mezzo ci sono settimane in cui gli uni godono della presenza degli altri.',
  picture: { scene: 'dalmatien', alt: 'Costa della Dalmazia con isole' },
  article: {
    author: 'Jonas Reuter',
    date: '2026-05-07',
    category: 'regions',
    slug: 'isole-della-dalmazia-prima-e-dopo-l-estate',
    related: ['tuscany-by-train', 'heating-old-stone-houses', 'arriving-midweek'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Maggio e giugno

Ai primi di maggio la macchia è verde, lungo i sentieri fioriscono ginestra e salvia e si cammina da soli. Il mare è ancora freddo; la gente del posto entra in acqua solo a fine mese. Nei paesi si ridipingono le sedie. Una parte dei locali apre a Pasqua, una parte a maggio, alcuni solo a giugno, e in una piccola baia l’unica konoba può essere ancora chiusa. Chieda all’host che cosa sarà aperto nella Sua settimana e, soprattutto, se il negozio del paese è aperto tutto l’anno.

Per molti giugno è il mese migliore. L’acqua si scalda in fretta, le giornate sono lunghe, i traghetti passano all’orario estivo. A Hvar verso la fine del mese fiorisce la lavanda. Dall’ultimo fine settimana di giugno i prezzi salgono; chi arriva una settimana prima spesso paga sensibilmente meno per la stessa casa.

## Settembre e ottobre

Il mare conserva il calore dell’estate fino a ottobre inoltrato. In settembre si nuota mattina e sera come in luglio, senza contendersi il posto. Nella seconda metà del mese si vendemmia sulla penisola di Pelješac (Sabbioncello), a Korčula e sui ripidi pendii meridionali di Hvar. In ottobre comincia la raccolta delle olive, e il primo scirocco porta la pioggia. Dopo, l’aria è così limpida che da Vis si vede la terraferma.

A metà ottobre i paesi si svuotano in fretta. Molti locali chiudono nel giro di due settimane, il catamarano passa meno spesso e la sera serve una giacca.`,
    },
    {
      kind: 'table',
      caption: 'Le isole fuori stagione',
      head: ['Isola', 'Come si arriva', 'Prima e dopo l’estate'],
      rows: [
        [
          'Brač (Brazza)',
          'traghetto Spalato–Supetar, più volte al giorno anche d’inverno',
          'abitata tutto l’anno, negozi aperti, camminate sulla Vidova gora',
        ],
        [
          'Hvar (Lesina)',
          'traghetto Spalato–Stari Grad, catamarano per Hvar',
          'Stari Grad e Jelsa tranquille, Hvar città viva fino a ottobre',
        ],
        [
          'Vis (Lissa)',
          'traghetto da Spalato, poco più di due ore',
          'pochi locali, molto spazio, si dipende dagli orari',
        ],
        ['Korčula (Curzola)', 'breve traversata da Orebić', 'comoda in auto, vino e paesi dell’interno'],
        [
          'Šolta (Solta)',
          'traghetto da Spalato, un’ora circa',
          'piccola, vicina alla città, d’inverno quasi nulla di aperto',
        ],
      ],
      source:
        'Situazione a maggio 2026; gli orari cambiano con la stagione, informazioni presso le compagnie.',
    },
    {
      kind: 'text',
      text: `## Organizzarsi con i traghetti

Ci sono traghetti per le auto e catamarani veloci senza auto. I catamarani hanno posti contati e nei fine settimana sono esauriti; i traghetti per Brač e Korčula sono frequenti e imbarcano in ordine di arrivo. Compri comunque prima il biglietto e si presenti un’ora prima della partenza in giugno e settembre; a maggio basta mezz’ora. Con vento forte, la bora soprattutto, i catamarani vengono cancellati, i traghetti grandi più di rado. Chi viene da Vis non prenda quindi l’aereo nel pomeriggio dello stesso giorno. Dall’Italia in stagione partono anche traghetti notturni, per esempio da Ancona a Spalato; fuori stagione le corse si riducono.

Tra un’isola e l’altra, fuori dall’estate, i collegamenti sono pochi. Per vederne due si ripassa di solito da Spalato; una settimana su una sola è comunque la scelta migliore.`,
    },
    {
      kind: 'quote',
      text: 'A maggio si chiede del negozio, a ottobre del riscaldamento.',
    },
    {
      kind: 'text',
      text: `## La casa per la mezza stagione

Le case di pietra sono fatte per l’estate: finestre piccole, muri spessi, pavimenti freschi. Si scalda con il climatizzatore, che funziona anche a caldo, a volte con una stufa a legna. Chieda se c’è un apparecchio in ogni camera e se l’elettricità è compresa. Se ne parla più a fondo nell’articolo sulle [vecchie case di pietra](page:BlogArticle/heating-old-stone-houses). Senza riscaldamento, una piscina a maggio o a ottobre è per i più temprati.

Una terrazza a sud o a ovest, insopportabile in agosto, in ottobre è il posto migliore. Faccia caso al vento: la bora viene da nord-est ed è asciutta, lo jugo, lo scirocco, da sud-est ed è umido. Una casa sul lato nord dell’isola è riparata dallo scirocco ed esposta alla bora.

## Che cosa si fa

Si cammina meglio in primavera e in autunno, perché ombra non ce n’è quasi. Porti scarpe robuste per il calcare e acqua a sufficienza. Nella notte prima del Venerdì santo, a Hvar, le processioni vanno di paese in paese; si chiamano Za križem e fanno parte del patrimonio immateriale dell’Unesco. Una peka, carne o polpo sotto la campana nella brace, si ordina il giorno prima, nei periodi quieti meglio per telefono, perché altrimenti nessuno accende il fuoco. Accenderlo in giardino è vietato nei mesi secchi; chieda se si può usare il barbecue.`,
    },
    { kind: 'homes', title: 'In Dalmazia, a piedi al mare', search: 'region=dalmatien&distSea=1' },
    {
      kind: 'links',
      title: 'Da leggere anche',
      links: [
        { label: 'Tutti gli alloggi in Dalmazia', to: 'place:dalmatien' },
        { label: 'Spiagge per cani in Croazia', to: 'page:DogBeachesCroatia' },
      ],
    },
  ],
} satisfies PageSeed;
