import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Lavorare da una casa per vacanze',
  description:
    'Connessione, tavolo, silenzio e il consenso del datore di lavoro: che cosa chiarire quando una parte del viaggio è fatta di giorni lavorativi.',
  lead: 'Tre settimane nello stesso posto, due delle quali al computer: riesce meglio di quanto molti pensino, e peggio di quanto lascino credere le foto del portatile a bordo piscina.',
  picture: { scene: 'theme-wellness', alt: 'La Foresta Nera in un mattino d’autunno' },
  article: {
    author: 'Katrin Behrens',
    date: '2026-11-05',
    category: 'knowledge',
    slug: 'lavorare-da-una-casa-per-vacanze',
    related: ['reading-a-listing', 'arriving-midweek', 'heating-old-stone-houses'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Prima chiedere, poi prenotare

Chi è dipendente ha bisogno del consenso del datore di lavoro, anche per due settimane nel Paese vicino. Non è solo questione di fiducia. Nell’Unione europea, in Svizzera e nello Spazio economico europeo per lavorare all’estero ci vuole il certificato A1, che attesta in quale Paese si è assicurati; in Italia si chiede all’Inps. Nei soggiorni più lunghi entrano in gioco le imposte. I famosi 183 giorni sono solo una delle condizioni, e per dipendenti pubblici e autonomi valgono altre regole. Fuori dall’Unione, anche lavorare sul proprio portatile può richiedere un permesso. Si rivolga all’ufficio del personale, all’assicurazione sanitaria e, se si tratta di mesi, a un commercialista.

Chiarisca anche se può portare con sé documenti e apparecchi, e chi risponde se il computer sparisce dalla casa.

## La connessione, chiesta bene

«Wi-Fi disponibile» non dice niente della linea. Chieda all’host l’immagine di una misurazione, fatta possibilmente di sera e nella stanza dove si siederà. Conta la velocità in caricamento: decide se gli altri La sentono nella riunione, e in campagna è spesso un decimo di quella in scaricamento.`,
    },
    {
      kind: 'table',
      caption: 'Valori di massima per una postazione',
      head: ['Che cosa si fa', 'In scaricamento', 'In caricamento'],
      rows: [
        ['posta, testi, telefonate', '5 Mbit/s', '1 Mbit/s'],
        ['videoconferenza, una persona', '10 Mbit/s', '4 Mbit/s'],
        ['due videoconferenze insieme', '25 Mbit/s', '10 Mbit/s'],
        ['file pesanti, immagini, filmati', '50 Mbit/s', '20 Mbit/s e oltre'],
      ],
      source:
        'Esperienza della redazione. Meglio una linea stabile un po’ lenta che una veloce e capricciosa.',
    },
    {
      kind: 'text',
      text: `L’altra via è il telefono. Guardi la mappa di copertura del Suo operatore, e dietro i muri spessi calcoli una tacca in meno. Nell’Unione il traffico dati si usa di solito come a casa; in Svizzera e nel Regno Unito dipende dal contratto. Un cavo di rete lungo pesa poco e aiuta più di qualsiasi ripetitore.

## Tavolo, sedia, luce

Con settantacinque centimetri un tavolo da pranzo è alto il giusto; la sedia, per otto ore, di rado va bene. Chieda una sedia da ufficio o porti un cuscino rigido. Un supporto, una tastiera e un mouse occupano poco spazio e salvano il collo. Se l’host ha allestito una postazione di lavoro, Feriola la indica tra le dotazioni; si può chiederne una foto. D’estate il posto migliore è a una finestra a nord, d’inverno in una stanza riscaldata: una stufa in soggiorno non serve a chi lavora in mansarda.

In due servono due porte, non due tavoli. Meglio un appartamento con una camera in più, anche se a venti minuti in più dalla spiaggia. Si informi sui cantieri, sull’asilo accanto e sull’ora in cui si pulisce la piscina. Il tosaerba arriva sempre durante la riunione.`,
    },
    {
      kind: 'quote',
      text: 'Per lavorare in vacanza servono due cose difficili da fotografare: una porta e una linea.',
    },
    {
      kind: 'text',
      text: `## Quando e per quanto

La bassa stagione è fatta per questo. Da novembre ad aprile molte case sulla costa sono vuote, gli host sono contenti di chi resta tre settimane, e alcuni hanno previsto per i soggiorni lunghi uno sconto che viene subito detratto dal prezzo totale. Aggiunga riscaldamento ed elettricità: chi lavora sta in casa, e nelle [case vecchie](page:BlogArticle/heating-old-stone-houses) costa più che in vacanza. Per un mese conviene chiedere se nel frattempo si pulisce e si cambia la biancheria.

Arrivi di venerdì o di sabato, sistemi tutto la domenica e faccia una chiamata di prova. Lunedì alle nove è tardi per accorgersi che il router è in cantina.

## Tenere separati lavoro e vacanza

Decida che cosa è vacanza e che cosa no. Chi lavora un po’ ogni giorno per tre settimane non ha né l’uno né l’altra. È saggio mettere i giorni di lavoro all’inizio e tenere libero il resto, oppure lavorare la mattina e alle due chiudere il portatile nell’armadio. E avverta gli altri in quali giorni non La si può disturbare. I bambini accettano una porta chiusa più facilmente di un padre che c’è e non c’è.`,
    },
    {
      kind: 'homes',
      title: 'Con internet e camino, tre camere e più',
      search: 'internet=Y&fireplace=Y&sleepingRooms=3',
    },
    {
      kind: 'links',
      title: 'Da leggere anche',
      links: [
        { label: 'Leggere un annuncio tra le righe', to: 'page:BlogArticle/reading-a-listing' },
        { label: 'Arrivare in un giorno diverso dal sabato', to: 'page:BlogArticle/arriving-midweek' },
      ],
    },
  ],
} satisfies PageSeed;
