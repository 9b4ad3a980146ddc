import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'mare',
  title: 'Casa vacanze al mare',
  description:
    'Quale costa in quale stagione, come cercare un alloggio a pochi passi dalla spiaggia e che cosa cambia al mare.',
  lead: `La distanza dalla spiaggia si può filtrare, il tempo no. Per una vacanza al mare conviene quindi scegliere prima la stagione e poi la casa.`,
  picture: { scene: 'theme-sea', alt: 'Illustrazione: una baia del Mediterraneo d’estate' },
  blocks: [
    {
      kind: 'text',
      text: `## Quale mare e quando

Il Mare del Nord e il Baltico sono più caldi per il bagno in luglio e agosto; settembre ha spesso ancora giornate tranquille e meno gente. Per lunghe passeggiate, aquiloni e ambra sono migliori i mesi freddi. Sul Mare del Nord è la marea a scandire la giornata: con la bassa marea in molti punti resta scoperto il fondale fangoso, e il bagno si fa intorno all’alta marea. Gli orari sono esposti in spiaggia.

Il Mediterraneo si scalda e si raffredda lentamente. A maggio l’acqua è ancora fresca; a ottobre, sulle coste meridionali, è spesso più gradevole che a giugno. In piena estate può fare molto caldo, e allora aria condizionata, ombra e una camera a nord contano più degli ultimi cento metri dalla spiaggia. L’Adriatico dell’[Istria](place:istrien) e della [Dalmazia](place:dalmatien) ha soprattutto spiagge di ciottoli e rocce con acqua limpida, dove servono le scarpette. Le famiglie trovano lunghe spiagge di sabbia dal fondale basso, per esempio, sulla [costa baltica tedesca](place:ostseeküste_deutschland), in [Zelanda](place:zeeland) e sulla costa occidentale della [Danimarca](place:dänemark).

L’Atlantico ha onde e correnti. Faccia il bagno nei tratti sorvegliati e chieda ai bagnini che cosa indica la bandiera del giorno.`,
    },
    { kind: 'homes', title: 'Alloggi da cui si va al mare a piedi', search: 'distSea=1' },
    {
      kind: 'text',
      text: `## Cercare in base alla distanza

Il filtro del mare ha tre livelli: raggiungibile a piedi, entro 5 km ed entro 10 km. Misura la distanza dall’acqua, non dalla spiaggia di sabbia più vicina; su una costa alta la strada per il bagno può essere più lunga. Il filtro «Vista mare» dice che il mare si vede e nulla su come ci si arriva. I due insieme danno l’elenco più breve e di solito i prezzi più alti.

Fino alla prenotazione la mappa mostra la posizione solo in modo approssimativo, con un cerchio di 500 metri di raggio. Chi vuole saperne di più chieda all’host del sentiero per la spiaggia: quanto è lungo, se ci sono gradini, se un passeggino o una sedia a rotelle passa sulla sabbia.

## Che cosa si aggiunge sulla costa

Molte località costiere chiedono la tassa di soggiorno. Da noi è compresa nel [prezzo totale](page:Faq/faq1). Ombrelloni, lettini e parcheggi sono noleggiati sul posto dal comune o da gestori; i prezzi li conosce l’ufficio turistico. Con il cane conviene guardare le spiagge prima di prenotare: abbiamo raccolto elenchi per il [Mare del Nord](page:DogBeachesNorthSea), il [Baltico](page:DogBeachesBalticSea) e la [Croazia](page:DogBeachesCroatia).`,
    },
    {
      kind: 'links',
      title: 'Case al mare',
      links: [
        {
          label: 'Case vacanze al mare',
          to: 'offer:32',
          text: 'Tutti gli alloggi a pochi passi dall’acqua.',
        },
        { label: 'Case vacanze con vista mare', to: 'offer:31', text: 'Con il mare davanti alla finestra.' },
        {
          label: 'Al mare con il cane',
          to: 'search:distSea=5&pets=one',
          text: 'Fino a 5 km dall’acqua, cani benvenuti.',
        },
        { label: 'Tutte le idee di viaggio', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
