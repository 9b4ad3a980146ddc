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

Una prenotazione conta per il partner il cui numero viene inviato con essa. Oltre la visita memorizziamo la provenienza solo se l’ospite ha acconsentito nell’avviso sui cookie. Chi rifiuta non viene seguito, nemmeno con altri mezzi. Se un ospite arriva con più numeri, vale l’ultimo.

## Che cosa viene a sapere

Contiamo per Lei ricerche, richieste di prezzo e prenotazioni, senza nomi né indirizzi degli ospiti. Un resoconto online ancora non c’è; le cifre Le vengono fornite dal nostro ufficio su richiesta. Il compenso è scritto nell’accordo che concludiamo con Lei.

## Che cosa ci aspettiamo

Indichi la pubblicità come tale. Non riporti prezzi che non ha appena consultato da noi; dipendono dalle date. Non faccia offerte sul nostro nome nei motori di ricerca e non invii pubblicità a chi non ha acconsentito. Le immagini degli alloggi appartengono agli host; le usi solo con il loro permesso.`,
    },
    {
      kind: 'action',
      title: 'Chiedere un numero di partner',
      text: 'Ci indichi il Suo sito e come vorrebbe rimandare a noi.',
      to: 'page:ContactPartner',
      label: 'Scrivere come partner',
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Programma partner', to: 'page:PartnerProgramme' },
        { label: 'Loghi e nome', to: 'page:Logos' },
        { label: 'Privacy', to: 'page:privacy' },
      ],
    },
  ],
} satisfies PageSeed;
