import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Offerte speciali',
  description:
    'Prenotazione anticipata, last minute, soggiorni lunghi: quali sconti danno gli host, come trovarli e come li calcoliamo.',
  lead: `Gli sconti li danno gli host, non noi. Valgono per un alloggio e un periodo, e quando vede un prezzo totale sono già detratti.`,
  picture: { scene: 'theme-last-minute', alt: 'Illustrazione: una baia nella luce della sera' },
  blocks: [
    {
      kind: 'text',
      text: `## Tre tipi di sconto

Uno **sconto per prenotazione anticipata** vale se tra la prenotazione e l’arrivo passano almeno i giorni fissati dall’host. Uno **sconto last minute** vale al contrario quando l’arrivo è vicino. Uno **sconto per soggiorni lunghi** parte da un certo numero di notti. Se ne valgono più d’uno, conta il più alto; non si sommano. Lo sconto si calcola sul prezzo dell’alloggio, non su pulizia, tassa di soggiorno ed extra.

Soglie e percentuali sono indicate nella pagina di ogni alloggio, sotto «Costi accessori, cauzione e sconti». Nella prenotazione lo sconto compare in una riga a sé.

## Trovare i giorni più economici

Il calendario dei prezzi di un alloggio mostra il prezzo totale del soggiorno per ogni possibile giorno di arrivo, e sopra i risultati della ricerca trova il totale più basso per ciascuno dei giorni intorno al Suo arrivo. Spesso un giorno di differenza fa risparmiare più di uno sconto. Chi cerca senza date può ordinare per prezzo; l’elenco confronta allora la settimana più economica.

Il filtro «Solo last minute» mostra gli alloggi i cui host hanno previsto uno sconto del genere. Se vale per le Sue date lo dice il prezzo.`,
    },
    { kind: 'homes', title: 'Alloggi con sconto last minute', search: 'lastminuteonly=Y' },
    { kind: 'part', part: 'offers' },
    {
      kind: 'text',
      text: `## Che cosa non facciamo

Non inventiamo prezzi barrati, non mostriamo conti alla rovescia e non sosteniamo che qualcun altro stia guardando la stessa casa. Posizioni a pagamento nell’elenco non ce ne sono. Se deve ancora pensarci, tenga un alloggio con un’opzione gratuita, purché all’arrivo manchino almeno 14 giorni. Nei [preferiti](page:WatchList) vede se il prezzo è salito o sceso da quando ha salvato l’alloggio.`,
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Last minute', to: 'offer:12' },
        { label: 'Usare un codice bonus', to: 'page:DiscountAndVoucher' },
        { label: 'Tutte le offerte', to: 'page:OfferOverview' },
      ],
    },
  ],
} satisfies PageSeed;
