import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Una settimana sul Mare del Nord con il cane',
  description:
    'Guinzaglio, maree, pecore sull’argine: che cosa rende facile una settimana sul Mare del Nord con il cane e che cosa chiedere prima all’host.',
  lead: 'Per un cane il Mare del Nord è un buon mare: fresco, largo e deserto per quasi tutto l’anno. Che cosa vi sia permesso, però, lo decide quasi ogni comune per conto suo.',
  picture: { scene: 'theme-dog', alt: 'Dune e spiaggia del Mare del Nord danese nella luce d’autunno' },
  article: {
    author: 'Henrik Aldag',
    date: '2026-09-10',
    category: 'dogs',
    slug: 'mare-del-nord-con-il-cane',
    related: ['reading-a-listing', 'deposit-and-final-cleaning', 'arriving-midweek'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Prima di tutto la casa

«Animali ammessi» dice poco. Chieda quanti cani sono benvenuti e fino a che taglia, se possono restare in casa da soli e in quali stanze non devono entrare. «Recintato» può voler dire un metro di staccionata che un cane giovane salta da fermo, oppure una siepe con i varchi. Si faccia dire l’altezza e com’è il cancello, meglio con una foto. Nelle vecchie case olandesi conviene chiedere anche della scala: alcune sono così ripide che un cane grande le sale ma non riesce a scenderle.

Su questa costa un pavimento di piastrelle, un rubinetto all’aperto e un posto per i guinzagli bagnati valgono più della vista mare. Indichi i cani già nella ricerca: quello che l’host chiede per loro entra così nel prezzo totale, e le case che non accettano cani spariscono dall’elenco.

## Spiaggia, piane di marea e argine

Non c’è una regola per tutta la costa. La tabella dice che cosa aspettarsi; fa fede il cartello del comune all’ingresso della spiaggia. I luoghi con spiagge riservate ai cani li raccogliamo in una [pagina sul Mare del Nord](page:DogBeachesNorthSea).`,
    },
    {
      kind: 'table',
      caption: 'Che cosa aspettarsi sul Mare del Nord',
      head: ['Dove', 'Regola abituale', 'A chi chiedere'],
      rows: [
        [
          'Spiagge balneari in Germania',
          'in stagione solo nella spiaggia per cani, d’inverno spesso anche altrove',
          'ufficio turistico',
        ],
        [
          'Parchi nazionali del Mare dei Wadden',
          'guinzaglio tutto l’anno; zone di quiete e di nidificazione chiuse',
          'centro visite del parco',
        ],
        ['Argini con le pecore', 'guinzaglio corto, alcuni tratti vietati ai cani', 'cartelli sull’argine'],
        [
          'Spiagge in Danimarca',
          'guinzaglio da aprile a settembre, poi libero se il cane ubbidisce',
          'comune',
        ],
        [
          'Spiagge nei Paesi Bassi',
          'd’estate spesso solo mattina e sera, per il resto libero accesso',
          'comune',
        ],
      ],
      source:
        'Situazione a settembre 2026; i comuni cambiano le regole. La Danimarca vieta inoltre alcune razze: prima di prenotare verifichi presso l’autorità veterinaria danese.',
    },
    {
      kind: 'text',
      text: `Le piane di marea attirano, e non sono pericolose finché si resta vicino al bordo. Tra bassa e alta marea passano poco più di sei ore, e ogni giorno entrambe si spostano di quasi un’ora. Appenda la tabella delle maree al frigorifero. Più al largo si va solo con una guida; non tutte accettano i cani, ma molte sì, se si telefona prima. L’acqua non arriva di fronte: riempie per primi i canali alle spalle.

Sull’argine le pecore lavorano: tengono l’erba corta e il terreno compatto. Un cane che le insegue fa danni anche senza toccarne una. In primavera, quando ci sono gli agnelli, meglio camminare dal lato di terra.

## Sale, sabbia e vento

Se il cane beve acqua di mare, gli viene la diarrea. Porti acqua dolce a ogni passeggiata e non lanci venti volte la palla tra le onde: a ogni riporto il cane ne inghiotte una boccata. La sera sciacqui zampe e pancia, perché sale e sabbia fine irritano tra le dita. Gli uccelli morti si lasciano dove sono, tenendo lontano il cane. Le meduse sulla battigia possono bruciare anche quando sembrano secche da tempo.

In luglio a mezzogiorno la spiaggia scotta e ombra non ce n’è. Esca presto e verso sera; nel mezzo si sta in casa.`,
    },
    {
      kind: 'picture',
      picture: { scene: 'theme-beach', alt: 'Ampia spiaggia del Mare del Nord in un mattino d’estate' },
      caption: 'Con la bassa marea, di primo mattino, la spiaggia è larga e quasi vuota.',
    },
    {
      kind: 'text',
      text: `## Quando andare

Con il cane il periodo più bello comincia a metà settembre. L’acqua è ancora mite, molte spiagge riaprono ai cani e le case costano meno. In ottobre arrivano le burrasche; l’inverno è silenzioso e molti ristoranti chiudono per qualche settimana, ma si cammina lo stesso. A Capodanno molti cercano un posto senza botti: alcune isole e i paesi con i tetti di paglia li vietano. Chieda al comune prima di farci conto, perché nei dintorni qualcuno può farli scoppiare lo stesso.

Verso le isole il cane sale sul traghetto, di solito al guinzaglio e con un suo biglietto. All’interno dell’Unione, per passare un confine servono microchip, passaporto e vaccinazione antirabbica valida, fatta da almeno tre settimane se è la prima. Si annoti il numero del veterinario più vicino prima di averne bisogno.

E l’ultimo giorno: scuotere la coperta, raccogliere i peli, segnalare un graffio prima che qualcuno lo trovi. Che cosa spetta alla [pulizia finale e che cosa no](page:BlogArticle/deposit-and-final-cleaning) lo abbiamo descritto altrove.`,
    },
    { kind: 'homes', title: 'Sul Mare del Nord tedesco, cane benvenuto', search: 'region=nordsee&pets=one' },
    {
      kind: 'action',
      title: 'Tutti gli alloggi che accettano il cane',
      text: 'Lì sceglie per Paese, distanza dal mare e numero di cani.',
      to: 'page:Pets',
      label: 'Vacanze con il cane',
    },
  ],
} satisfies PageSeed;
