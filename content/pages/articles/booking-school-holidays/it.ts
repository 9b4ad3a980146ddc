import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Con quanto anticipo prenotare per le vacanze scolastiche',
  description:
    'Estate, Natale, Pasqua, autunno: quando le case scarseggiano, perché contano le vacanze dei vicini e che cosa fare se si è in ritardo.',
  lead: 'Un momento giusto valido per tutti non esiste. Dipende da quante case possono andare bene e da chi è in vacanza negli stessi giorni.',
  picture: { scene: 'theme-family', alt: 'Giornata d’estate sul Baltico, spiaggia e acqua chiara' },
  article: {
    author: 'Mathilde Garnier',
    date: '2025-12-11',
    category: 'family',
    slug: 'quando-prenotare-vacanze-scolastiche',
    related: ['arriving-midweek', 'rainy-days-with-children', 'reading-a-listing'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## A scarseggiare non è il tempo, è la casa

Un appartamento per due fuori dal centro si trova anche ad agosto. Una casa per nove con il cane, a dieci minuti dalla spiaggia, in un paese ce ne sono forse tre, e le prende chi c’era l’anno prima. Più condizioni si pongono, prima bisogna cercare. Scriva che cosa è indispensabile e poi ne cancelli metà. Accanto a ogni condizione i filtri mostrano quanti alloggi restano: così si vede quale costa di più.

Molti host fissano i prezzi dell’anno seguente tra la fine dell’estate e dicembre. Fino ad allora il calendario segnala che per quel periodo non c’è ancora un prezzo. Non vuol dire che la casa sia occupata: chieda, oppure la metta tra i [preferiti](page:WatchList) e torni a guardare in autunno.`,
    },
    {
      kind: 'table',
      caption: 'Esperienza della redazione, non statistica',
      head: ['Vacanze', 'Dove la scelta si riduce', 'Momento buono'],
      rows: [
        [
          'Estate, da metà luglio a metà agosto',
          'case in riva all’acqua, case grandi, cane',
          'appena ci sono i prezzi, spesso da nove a dodici mesi prima',
        ],
        [
          'Natale e Capodanno',
          'località sciistiche, case grandi',
          'nella primavera o nell’estate precedente',
        ],
        ['Carnevale e settimane bianche', 'paesi con gli impianti a pochi passi', 'prima di fine ottobre'],
        ['Pasqua e ponti di primavera', 'lago di Garda, Istria, isole', 'da quattro a sei mesi prima'],
        [
          'Ponte dei Santi e autunno',
          'Mare del Nord, case con piscina al Sud',
          'da tre a quattro mesi prima',
        ],
      ],
    },
    {
      kind: 'text',
      text: `## Le vacanze dei vicini

Chi conosce le proprie vacanze conosce metà della domanda. In Italia le scuole chiudono da metà giugno a metà settembre, con date diverse da regione a regione, eppure quasi tutti partono intorno a Ferragosto. In Germania d’estate i Länder si alternano; solo Baviera e Baden-Württemberg cominciano sempre tardi e arrivano a settembre. In Danimarca la scuola riprende verso metà agosto, nei Paesi Bassi, secondo la regione, entro i primi di settembre; perciò sulla costa danese la seconda metà di agosto è molto più tranquilla. In Francia le vacanze d’inverno e di primavera sono scaglionate in tre zone, d’estate invece sono in vacanza tutti insieme. In Svizzera decide il cantone.

Ne risultano delle finestre. Una famiglia italiana è libera già nella seconda metà di giugno, quando quasi tutta la Germania e la Francia sono ancora a scuola: in Austria, in Istria e in Provenza sono le settimane più facili e meno care dell’estate. Anche i primi di settembre restano favorevoli fin verso l’inizio delle lezioni. I ministeri pubblicano i calendari con anni di anticipo; consultarli è il modo più economico di programmare.

## Impegnarsi presto senza impegnarsi troppo

Nessuno sa a ottobre se a luglio staranno tutti bene. Aiutano due cose. Un’opzione tiene libera la casa gratuitamente per tre giorni, una volta aperto il link ricevuto per e-mail, ed è possibile se all’arrivo mancano almeno due settimane. Basta per sentire i nonni. E molti host permettono di annullare senza spese fino a un certo giorno: la data è indicata prima della prenotazione, e c’è un filtro apposito. Per soggiorni a date fisse la legge non prevede un diritto di recesso.

Guardi anche il piano di pagamento. Di solito prima si paga un acconto e il saldo qualche settimana prima dell’arrivo: prenotare presto non significa pagare tutto presto. Dove l’host concede uno sconto a chi prenota prima, il prezzo mostrato ne tiene già conto.`,
    },
    {
      kind: 'quote',
      text: 'Prenotare presto vuol dire soprattutto scegliere fra più case. Chi prenota tardi prende quel che resta, e a volte va bene.',
    },
    {
      kind: 'text',
      text: `## Se è già aprile

Allora cambi una cosa alla volta, in quest’ordine. Prima il giorno: lasci tre giorni di margine all’arrivo e veda se sono possibili [altri giorni di cambio](page:BlogArticle/arriving-midweek). Poi la distanza: a dieci chilometri dalla costa sono libere case che davanti al mare non lo sono mai. Quindi la settimana: l’ultima delle vacanze è quasi ovunque più vuota della prima. Per ultima la zona: se sul Baltico non c’è niente, guardi i laghi del Meclemburgo; se il Garda è pieno, il Friuli o le Marche.

E tenga d’occhio le rinunce. Si concentrano poco prima del giorno in cui cominciano a costare, spesso sessanta o trenta giorni prima dell’arrivo. Chi cerca di nuovo in quella settimana trova case che in inverno erano occupate. Con due coppie e quattro bambini può essere più semplice prendere due appartamenti nello stesso edificio che una casa grande. Si discute anche meno su quando si va a letto.`,
    },
    {
      kind: 'homes',
      title: 'Sul Baltico tedesco, tre camere e più',
      search: 'region=ostsee&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'Da leggere anche',
      links: [
        { label: 'Vacanze in famiglia: tutti gli alloggi', to: 'page:Family' },
        { label: 'Tutte le destinazioni', to: 'page:DestinationLinkList' },
      ],
    },
  ],
} satisfies PageSeed;
