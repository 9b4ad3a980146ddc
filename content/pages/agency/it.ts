import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Per le agenzie di gestione',
  description:
    'Per agenzie che gestiscono case di più host: come vengono mostrate, importate e assegnate le Sue case.',
  lead: `Chi consegna le chiavi, risponde al telefono e chiama l’idraulico conta spesso per gli ospiti più di chi possiede la casa. Per questo indichiamo l’agenzia accanto all’alloggio.`,
  blocks: [
    {
      kind: 'text',
      text: `## Come compare la Sua agenzia

Nella pagina di ogni alloggio l’agenzia è indicata accanto all’host. Gli ospiti possono aprire tutte le case di un’agenzia come ricerca, e la pagina iniziale presenta alcune agenzie raggiungibili sul posto. Per ogni casa Lei indica chi affitta, se come professionista o come privato, e con chi si conclude il contratto. Se affitta a nome proprio, lì compare il Suo nome.

## Affidarci le case

Molte case non si aggiornano a mano. Importiamo file con una riga per casa in formato NDJSON: posizione, tipo, persone, camere, letti, prezzi a notte, dotazione, misure per l’accesso, testi in quattro lingue e un calendario dei giorni liberi. Ogni riga ha una chiave propria con cui riconosciamo la casa; importare di nuovo lo stesso file non cambia nulla. Ciò che non si può usare è elencato, con il motivo, in un rapporto che riceve. Un’importazione non tocca mai i soggiorni prenotati su Feriola.

Paese, regione e località li ricaviamo dalla posizione. Per i prezzi in altre valute serve l’indicazione di quanto valgono in euro. Le stelle di un’associazione turistica le mostriamo solo per le case classificate.

## Rispondere alle prenotazioni

Prenotazioni, opzioni e richieste arrivano per e-mail con un link da cui si conferma o si rifiuta. Le notti che assegna altrove devono comparire nel calendario del file successivo; più spesso lo invia, meno ospiti dovrà rifiutare. Dopo la [registrazione](page:UserBusinessRegistration) e la nostra approvazione accede con le Sue credenziali, vede le prenotazioni di tutte le Sue case e risponde da lì. La sincronizzazione dei calendari a intervalli più brevi non è ancora possibile.

## Chi risponde di che cosa

Lei fa in modo di poter agire per gli host, che dati e immagini siano giusti e a Sua disposizione e che ci siano i numeri di registrazione dove sono prescritti. Compenso e rendiconto sono scritti nell’accordo.`,
    },
    { kind: 'action', title: 'Registrare case', to: 'page:ContactAgency', label: 'Scrivere come agenzia' },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Distribuzione', to: 'page:Distribution' },
        { label: 'Condizioni di intermediazione', to: 'page:AgencyTerms' },
        { label: 'Domande degli host', to: 'page:Faq/faq2' },
      ],
    },
  ],
} satisfies PageSeed;
