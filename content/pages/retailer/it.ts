import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Affittare con Feriola',
  description:
    'Per gli host: come viene mostrata la Sua casa, come arrivano prenotazioni, opzioni e richieste e chi paga e quando.',
  lead: `Lei affitta, noi facciamo da intermediari. Il contratto è tra Lei e il Suo ospite; prezzi, condizioni e chi arriva li decide Lei. Questa pagina descrive che cosa può aspettarsi da noi.`,
  picture: { scene: 'theme-landlords', alt: 'Illustrazione: una casa di campagna in Toscana' },
  blocks: [
    {
      kind: 'text',
      text: `## Come gli ospiti trovano la Sua casa

La casa compare in tedesco, inglese, francese e italiano, nell’elenco, sulla mappa e nei temi. L’ordine dell’elenco dipende dalle recensioni, dal prezzo rispetto alla regione e dalla completezza dei dati, con un piccolo vantaggio per le case nuove. Posizioni a pagamento non ce ne sono. La completezza dipende da Lei: foto di tutte le stanze, testi, letti per camera, misure per l’accesso. Gli ospiti filtrano in base a questi dati, e ciò che manca non si trova.

Fino alla prenotazione la mappa mostra solo un cerchio di 500 metri di raggio, perché nessuno deduca da calendario e indirizzo quando la casa è vuota.

## Prenotazione, opzione, richiesta

Una **prenotazione** occupa subito le notti. Lei riceve un’e-mail con un link, vede soggiorno, persone, cani e messaggio dell’ospite e conferma o rifiuta, se vuole con due righe Sue. Risponda possibilmente entro 24 ore. Le case prenotabili subito non richiedono conferma.

Un’**opzione** tiene libere le notti per tre giorni al massimo e finisce al più tardi due giorni prima dell’arrivo; non deve fare nulla. Una **richiesta** non occupa nulla; diventa una prenotazione vincolante solo con il Suo sì e scade dopo sette giorni.

Telefono e indirizzo dell’ospite si vedono appena la prenotazione è confermata. Se un ospite chiede una modifica, la calcoliamo con i Suoi prezzi del giorno; finché non accetta, tutto resta com’è. La stessa notte non può essere assegnata due volte. Se c’è un conflitto, lo vede prima di rispondere.`,
    },
    {
      kind: 'text',
      text: `## Prezzi, pagamento, annullamento

Lei stabilisce prezzi stagionali, soggiorni minimi, giorni di arrivo, sconti, costi accessori e cauzione. Gli ospiti vedono un prezzo totale con tutti i costi obbligatori, come prescrive il diritto tedesco sull’indicazione dei prezzi. Secondo gli accordi l’ospite paga a Lei o a noi. Di regola un quarto è dovuto una settimana dopo che la prenotazione è diventata vincolante, il resto sei settimane prima dell’arrivo; le prenotazioni tardive si pagano in una volta.

Le Sue condizioni di annullamento valgono come l’ospite le ha viste prenotando. Se l’ospite annulla, Lei lo viene a sapere insieme all’importo delle spese di annullamento, e le notti tornano libere.

## Obblighi che Le ricordiamo

Gli ospiti devono sapere se affitta come professionista o come privato. Dove è prescritto un numero di registrazione (in Italia il CIN), il regolamento (UE) 2024/1028 lo vuole nell’annuncio; lo inserisca e lo mostriamo nella pagina della casa. Una volta l’anno le piattaforme devono comunicare alle autorità fiscali dell’UE quanto è stato incassato per loro tramite; per questo ci servono i Suoi dati fiscali. Tassa di soggiorno, registrazione degli ospiti e sicurezza antincendio restano di Sua competenza; il comune sa dirLe di più.

## Come arriva da noi la Sua casa

[Si registri](page:UserBusinessRegistration). Quando l’account è approvato, inserisce da sé nell’area host posizione, testi, foto, dotazione e prezzi, e collega il calendario a quelli di altri portali. La prima casa la guardiamo prima che gli ospiti la trovino. La nostra provvigione è scritta nel contratto. Chi gestisce molte case può consegnarle anche come file, si veda [agenzie](page:Agency).`,
    },
    {
      kind: 'action',
      title: 'Proporre la Sua casa',
      text: 'Bastano poche righe; La ricontattiamo con domande e prossimi passi.',
      to: 'page:ContactLandlord',
      label: 'Scrivere come host',
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Domande degli host', to: 'page:Faq/faq2' },
        { label: 'Condizioni di intermediazione', to: 'page:AgencyTerms' },
        { label: 'Dove viene mostrata la casa', to: 'page:Distribution' },
      ],
    },
  ],
} satisfies PageSeed;
