import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'famiglia',
  title: 'Vacanze in famiglia in una casa vacanze',
  description:
    'Casa vacanze con i bambini: pianta, letti, sicurezza, attrezzatura e come i bambini contano nel prezzo e nella tassa.',
  lead: `In una casa vacanze i bambini dormono nella stanza accanto e i genitori possono restare svegli. Che la cosa riesca dipende dalla pianta, più che dai metri quadrati.`,
  picture: { scene: 'theme-family', alt: 'Illustrazione: una spiaggia sul Baltico d’estate' },
  blocks: [
    {
      kind: 'text',
      text: `## La casa giusta

Conti le camere, non i posti letto. Una casa per sei può avere due camere e un divano letto, e la sera sul divano c’è qualcuno seduto. La pagina dell’alloggio dice quali letti ci sono in quale stanza, se l’host lo ha indicato: matrimoniale, singoli, a castello, lettino. Nei filtri si possono scegliere separatamente camere, bagni e letti.

Con i bambini piccoli conta ciò che nessuno fotografa: cancelletti alle scale, un vetro davanti al camino, fermi alle finestre, la distanza dalla strada, uno stagno in giardino. Lo chieda prima di prenotare. Lettino e seggiolone sono spesso tra gli extra e conviene ordinarli con la prenotazione, perché di solito ce n’è uno solo. Copriprese e una lucina da notte stanno in qualsiasi borsa.

## I bambini nel prezzo e nella tassa di soggiorno

Nella ricerca indichi tutti i viaggiatori, anche i neonati, e l’età dei bambini. L’età non cambia gli alloggi trovati, ma cambia la tassa di soggiorno, che in molti luoghi per i bambini è ridotta o non si paga. Il prezzo totale ne tiene subito conto. Il numero massimo di persone comprende i bambini. Se con un neonato nel lettino da viaggio lo si supera, chieda all’host prima di prenotare.`,
    },
    { kind: 'homes', title: 'Case con tre camere, lavatrice e parcheggio', search: 'offer=18' },
    {
      kind: 'text',
      text: `## Con più generazioni

I nonni hanno di rado bisogno di molto spazio, ma di una porta e di un bagno vicino sì. I filtri sull’accesso senza gradini, sulla larghezza delle porte e sulla doccia a filo pavimento si basano su misure inserite dall’host e aiutano anche con il passeggino. Se a decidere sono più famiglie, condivida i [preferiti](page:WatchList) con un link: tutti vedono le stesse case al prezzo di oggi. Quando siete quasi d’accordo, un’opzione gratuita tiene libera la casa finché tutti hanno detto di sì. Dura fino a tre giorni ed è offerta per arrivi distanti almeno due settimane.

## Mete con tutto vicino

La [costa baltica tedesca](place:ostseeküste_deutschland) e l’[Olanda Settentrionale](place:nordholländische-küste) hanno spiagge piatte, il [lago Balaton](place:plattensee) una riva bassa. In un [parco vacanze](page:HolidayParks) i bambini dei vicini ci sono quasi sempre. E chi può partire solo durante le vacanze scolastiche vede nel calendario dei prezzi di ogni alloggio quale giorno di arrivo costa meno.`,
    },
    {
      kind: 'links',
      title: 'Organizzare con i bambini',
      links: [
        { label: 'Vacanze in famiglia', to: 'offer:18', text: 'Almeno tre camere, lavatrice e parcheggio.' },
        { label: 'Case da quattro camere', to: 'search:sleepingRooms=4' },
        { label: 'Lista di partenza', to: 'page:TravelTipsChecklist' },
        { label: 'Bambini e piscina', to: 'page:ThemesContent/pool' },
      ],
    },
  ],
} satisfies PageSeed;
