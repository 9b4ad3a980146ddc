import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Affiliati: rimandare a Feriola',
  description:
    'Per chi gestisce siti: come funziona un link con numero di partner, quando una visita viene contata e che cosa si viene a sapere.',
  lead: `Se i Suoi lettori arrivano da noi con un Suo link e prenotano, si deve vedere. Basta un numero nell’indirizzo.`,
  blocks: [
    {
      kind: 'text',
      text: `## Il link

Riceve un numero di partner composto da cifre e lo aggiunge a qualsiasi indirizzo del nostro sito: **?pid=12345**, oppure **&pid=12345** se l’indirizzo contiene già un punto interrogativo. Funziona con la pagina iniziale come con una ricerca, una regione o un singolo alloggio. Faccia link il più possibile precisi: chi scrive del Baltico rimandi alla [costa baltica tedesca](place:ostseeküste_deutschland) con i filtri adatti e non alla pagina iniziale. Gli indirizzi delle ricerche restano validi, perché contengono tutti i filtri.

## Che cosa si conta

Una prenotazione conta per il partner il cui numero viene inviato con essa. Oltre la visita memorizziamo la provenienza solo se l’ospite ha acconsentito nell’avviso sui cookie, e allora per 30 giorni. A un indirizzo proprio ogni prenotazione conta per Lei. Chi rifiuta non viene seguito, nemmeno con altri mezzi. Se un ospite arriva con più numeri, vale l’ultimo.

## Che cosa viene a sapere

Contiamo per Lei visite, richieste e prenotazioni, senza nomi né indirizzi degli ospiti. Le trova nell’[area partner](page:PartnerLogin) per giorno, link e alloggio, da salvare anche come CSV. Dia un nome ai link (**&subid=newsletter-maggio**) per vedere quale funziona. Il compenso è scritto nell’accordo che concludiamo con Lei; è previsto finché il soggiorno non è terminato, poi è maturato.

## Che cosa ci aspettiamo

Indichi la pubblicità come tale. Non riporti prezzi che non ha appena consultato da noi; dipendono dalle date. Non faccia offerte sul nostro nome nei motori di ricerca e non invii pubblicità a chi non ha acconsentito. Le immagini degli alloggi appartengono agli host; le usi solo con il loro permesso.`,
    },
    {
      kind: 'action',
      title: 'Ottenere un numero di partner',
      text: 'Si registri con il Suo sito. Il nostro ufficio lo guarda e Le invia il numero.',
      to: 'page:UserBusinessRegistration',
      label: 'Registrarsi come partner',
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Accesso per i partner', to: 'page:PartnerLogin' },
        { label: 'Scrivere come partner', to: 'page:ContactPartner' },
        { label: 'Programma partner', to: 'page:PartnerProgramme' },
        { label: 'Loghi e nome', to: 'page:Logos' },
        { label: 'Privacy', to: 'page:privacy' },
      ],
    },
  ],
} satisfies PageSeed;
