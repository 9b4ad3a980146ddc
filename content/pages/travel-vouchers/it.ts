import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Buoni viaggio',
  description:
    'I buoni viaggio non si possono ancora acquistare online su Feriola. Come regalare comunque un soggiorno.',
  lead: `Per ora da noi non si può acquistare un buono di un determinato importo. Si può comunque regalare un soggiorno, in due modi.`,
  picture: { scene: 'theme-countryside', alt: 'Illustrazione: campi in primavera' },
  blocks: [
    {
      kind: 'text',
      text: `## Regalare la scelta

Salvi alcuni alloggi e mandi il link dei Suoi [preferiti](page:WatchList). Chi ha il link vede le case al prezzo di oggi, senza account e senza poter cambiare nulla. Per il denaro vi accordate tra voi; a prenotare è chi parte.

## Regalare il soggiorno

Se le date sono certe, prenoti Lei e regali la conferma. In tal caso il contratto è Suo: paga Lei e, se le cose cambiano, sono Sue anche le spese di annullamento. Scriva all’host nel messaggio chi arriverà e attenda la risposta. I documenti arrivano alla Sua e-mail; la conferma è un PDF nella pagina della prenotazione. Se la sorpresa è ancora incerta, scelga un alloggio con «Cancellazione gratuita» e tenga d’occhio il giorno fino al quale vale.

## E i codici bonus

Un codice bonus non è un buono viaggio: è una riduzione che concediamo noi e non si acquista. Come si usa è spiegato in [sconti e codici bonus](page:DiscountAndVoucher). Se ha in mano un buono con il nostro nome e non sa da dove venga, lo mostri al nostro [servizio](page:Contact) prima di contarci.`,
    },
    {
      kind: 'text',
      text: `## Se un giorno offriremo buoni

Per i buoni di un certo valore acquistati online senza data di viaggio i consumatori dell’UE hanno un diritto di recesso di 14 giorni. In Germania il credito di un buono senza una durata propria si prescrive dopo tre anni, alla fine dell’anno. Se offriremo buoni del genere, prezzo, durata, utilizzo e recesso saranno indicati in questa pagina.`,
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Sconti e codici bonus', to: 'page:DiscountAndVoucher' },
        { label: 'Preferiti', to: 'page:WatchList' },
        { label: 'Aiuto e contatto', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
