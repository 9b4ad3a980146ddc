import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Distribuzione: dove vengono mostrate le case',
  description:
    'Il nostro sito, i motori di ricerca, le agenzie e i marchi dei partner: per quali vie una casa su Feriola raggiunge gli ospiti.',
  lead: `Una casa si inserisce da noi una volta sola e compare per più vie, ovunque con gli stessi prezzi e le stesse disponibilità.`,
  blocks: [
    {
      kind: 'table',
      caption: 'Le vie per cui una casa viene mostrata',
      head: ['Via', 'Che cosa vedono gli ospiti', 'Chi segue l’ospite'],
      rows: [
        [
          'Il nostro sito',
          'Elenco, mappa, temi e pagina della casa in quattro lingue',
          'Il nostro ufficio e Lei',
        ],
        [
          'Motori di ricerca',
          'La pagina della casa con immagini, prezzo e recensioni vere in forma leggibile dalle macchine',
          'Il nostro ufficio e Lei',
        ],
        [
          'Agenzie di viaggi',
          'Consulenza e prenotazione al banco; l’agenzia compare sui documenti',
          'L’agenzia di viaggi e Lei',
        ],
        [
          'Siti con il marchio dei partner',
          'I nostri alloggi sotto indirizzo e nome del partner',
          'Il partner e Lei',
        ],
        ['Siti con link', 'Un rimando che porta da noi', 'Il nostro ufficio e Lei'],
      ],
    },
    {
      kind: 'text',
      text: `## Una sola fonte per prezzi e giorni

Tutte le vie interrogano lo stesso calendario e gli stessi prezzi. Se si prenota da una, le notti sono occupate in tutte le altre. Un partner non può alzare il prezzo totale né cambiare le condizioni; può al massimo nascondere assicurazione, newsletter e codici bonus.

Ne deriva anche che cosa non facciamo: non trasferiamo le Sue case su altri portali di prenotazione e per ora non ne sincronizziamo i calendari. Se affitta anche lì, tenga aggiornate da sé le disponibilità da noi.

## Visibilità

Nessuno può comprare posti nell’elenco. Che cosa decide l’ordine è spiegato accanto a ogni elenco, e in gran parte dipende da Lei: dati completi, foto, un prezzo adatto alla regione e ospiti che lasciano volentieri una recensione. Temi e regioni portano alle case che corrispondono ai loro filtri; una casa vi entra da sé appena i suoi dati lo consentono.

## Operatori con molte case

I gestori di parchi vacanze e gli operatori con un proprio patrimonio di case ottengono una pagina per la loro offerta, con tutte le case. Le case arrivano come file, come descritto in [agenzie](page:Agency); per le case importate gli ospiti pagano a noi.`,
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Affittare con Feriola', to: 'page:Retailer' },
        { label: 'Per le agenzie di viaggi', to: 'page:TravelAgency' },
        { label: 'Programma partner', to: 'page:PartnerProgramme' },
        { label: 'Parchi vacanze', to: 'page:HolidayParks' },
      ],
    },
  ],
} satisfies PageSeed;
