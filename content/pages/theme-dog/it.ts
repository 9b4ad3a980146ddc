import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'cane',
  title: 'Vacanze con il cane',
  description:
    'Case vacanze dove i cani sono benvenuti: che cosa indicare alla prenotazione, chiedere prima e portare con sé.',
  lead: `Da noi un cane conta come ospite: si indica quanti sono e di che taglia, e l’eventuale supplemento è scritto nel prezzo. Così l’host sa chi arriva e Lei sa quanto paga.`,
  picture: { scene: 'theme-dog', alt: 'Illustrazione: dune nella luce d’autunno' },
  blocks: [
    {
      kind: 'text',
      text: `## Cercare e indicare

Il filtro «Cane benvenuto» mostra gli alloggi che accettano almeno un cane, «Più cani» quelli che ne accettano due o più. Alcuni host limitano la taglia; in tal caso il modulo di prenotazione la chiede. Indichi ogni cane, anche quello piccolo: l’alloggio può essere usato solo dal numero di persone e di cani prenotato. Un eventuale supplemento per il cane compare nel dettaglio del prezzo prima della prenotazione.

Chi ha bisogno di un alloggio senza animali, per esempio per un’allergia, sceglie «Nessun animale». Significa che lì non soggiornano animali con gli ospiti. Se ne ha l’host stesso, è meglio chiederlo.

## Che cosa chiedere all’host

«Recintato» può voler dire uno steccato basso o una siepe con varchi. Chieda altezza e materiale, se ci sono scale aperte o pavimenti lisci e se il cane può restare solo in casa. In un condominio conta anche il piano. Una ciotola per l’acqua si trova quasi in ogni casa, una doccia per cani quasi in nessuna; un vecchio asciugamano in auto salva il divano.`,
    },
    { kind: 'homes', title: 'Alloggi dove i cani sono benvenuti', search: 'pets=one' },
    {
      kind: 'text',
      text: `## Oltre confine

Per viaggiare nell’UE un cane deve avere il microchip, una vaccinazione antirabbica valida e il passaporto europeo. Dopo la prima vaccinazione devono passare almeno 21 giorni prima del viaggio. Irlanda, Finlandia, Malta e Norvegia chiedono inoltre un trattamento contro l’echinococco poco prima dell’ingresso, e così la Gran Bretagna. Per la Svizzera valgono documenti simili a quelli dell’UE. Alcuni Paesi non ammettono certe razze o le ammettono solo a certe condizioni, tra questi la Danimarca. Fanno fede le indicazioni del veterinario e delle autorità del Paese di destinazione; le chieda qualche settimana prima.

In Italia, in Austria e in molti Länder tedeschi guinzaglio o museruola sono obbligatori sui mezzi pubblici o in determinati luoghi. Porti con sé una museruola adatta, anche se a casa non serve mai.

## In spiaggia

Molte spiagge sono vietate ai cani nella stagione balneare, ma hanno tratti riservati. Abbiamo raccolto spiagge per cani sul [Mare del Nord](page:DogBeachesNorthSea), sul [Baltico](page:DogBeachesBalticSea) e in [Croazia](page:DogBeachesCroatia). Fuori stagione le regole sono di solito più larghe, ma non nelle riserve naturali e sulle dune.`,
    },
    {
      kind: 'links',
      title: 'In viaggio con il cane',
      links: [
        { label: 'Tutti gli alloggi che accettano cani', to: 'offer:21' },
        { label: 'Per due o più cani', to: 'search:pets=more' },
        { label: 'Con il cane in Danimarca', to: 'search:country=dk&pets=one' },
        { label: 'La salute in viaggio', to: 'page:TravelTipsHealth' },
      ],
    },
  ],
} satisfies PageSeed;
