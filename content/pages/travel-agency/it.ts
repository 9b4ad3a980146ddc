import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Per le agenzie di viaggi',
  description:
    'Prenotare case vacanze per i clienti: prezzi totali, opzioni per pensarci, numero di pratica e documenti con il Suo nome.',
  lead: `Una casa vacanze si vende bene in agenzia se il prezzo è giusto prima che il cliente esca e se a casa può pensarci ancora.`,
  blocks: [
    {
      kind: 'text',
      text: `## Consigliare con un solo prezzo

Lei vede lo stesso prezzo totale di ogni ospite, con pulizia, costi obbligatori e tassa di soggiorno, diviso tra quanto si paga in anticipo e quanto sul posto. Cauzione e consumi stimati stanno accanto. Si evitano così aggiunte che il cliente Le rinfaccerebbe. Per il confronto salvi gli alloggi e mandi il link al cliente: li vede al prezzo di oggi e sa se sono ancora liberi.

Un’opzione gratuita tiene libera la casa fino a tre giorni se all’arrivo mancano almeno 14 giorni. Finché il link della prima e-mail non viene aperto dura un giorno; lo apra quindi subito.

## Prenotare per il cliente

Inserisca il cliente come ospite, con il suo indirizzo e un’e-mail a cui mandare i documenti. Le Sue prenotazioni sono registrate con il Suo numero di partner. Sulla conferma compaiono il nome dell’agenzia e, se registrato, il numero Paxlounge. Se lavora con Midoco attiviamo un campo per il numero di pratica, che appare poi sulla conferma. Conferma e file di calendario sono nella lingua della prenotazione.

Il contratto del cliente è con l’host, che riceve telefono e indirizzo solo dopo la conferma. Se il cliente annulla, valgono gli scaglioni mostrati prima della prenotazione.

## Servizio singolo o pacchetto

Una casa vacanze da sola non è un pacchetto turistico. Se vende insieme un volo, un’auto a noleggio o un altro servizio, l’agenzia può diventare organizzatore o agevolare servizi turistici collegati, con modulo informativo e protezione in caso di insolvenza. Lo verifichi prima della vendita; la Sua associazione di categoria La consiglia.`,
    },
    {
      kind: 'action',
      title: 'Registrare l’agenzia',
      text: 'Riceve un numero di partner e ci dice quali numeri vanno sui documenti.',
      to: 'page:ContactPartner',
      label: 'Scrivere come partner',
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Programma partner', to: 'page:PartnerProgramme' },
        { label: 'Condizioni di intermediazione', to: 'page:AgencyTerms' },
        { label: 'Domande degli ospiti', to: 'page:Faq/faq1' },
      ],
    },
  ],
} satisfies PageSeed;
