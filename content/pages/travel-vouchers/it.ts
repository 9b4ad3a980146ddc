import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Buoni viaggio',
  description:
    'Regali una vacanza: un buono viaggio dell’importo che desidera, con immagine e dedica. Acquistare, usare, recedere.',
  lead: `Un buono viaggio dell’importo che desidera arriva in PDF con immagine e dedica, subito o nel giorno che stabilisce Lei.`,
  picture: { scene: 'theme-countryside', alt: 'Illustrazione: campi in primavera' },
  blocks: [
    {
      kind: 'text',
      text: `## Acquistare

Scelga un importo da 25 a 1.000 euro, un’immagine e la dedica, e paghi con carta. Il buono arriva per e-mail a Lei o direttamente alla persona a cui lo regala, se vuole il giorno del compleanno.

## Usare

Sul buono c’è un codice. Lo inserisca durante la prenotazione o più tardi nella pagina di pagamento della prenotazione, oppure apra l’indirizzo che sta sul buono: lì vede anche quanto vale ancora. Si può usare in più volte; ciò che resta vale per la prossima prenotazione. Vale per ogni alloggio il cui prezzo si paga a noi, ma non presso gli host che incassano direttamente. In caso di annullamento l’importo rimborsato torna sul buono.

## Validità

Un buono vale tre anni dalla fine dell’anno in cui è stato acquistato. Non è convertibile in denaro. Chi ha il codice può usarlo: lo conservi come denaro.

## Recesso

Può recedere dall’acquisto entro 14 giorni senza indicarne il motivo, con il pulsante della conferma o con «Recedere dal contratto» nella pagina dell’acquisto. Ciò che resta sul buono torna allora sulla Sua carta.

## E i codici bonus

Un codice bonus non è un buono viaggio: è una riduzione che concediamo noi e non si acquista. Come si usa è spiegato in [sconti e codici bonus](page:DiscountAndVoucher).`,
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Acquistare un buono viaggio', to: 'page:VoucherShop' },
        { label: 'Recedere dal contratto', to: 'page:VoucherWithdrawal' },
        { label: 'Sconti e codici bonus', to: 'page:DiscountAndVoucher' },
        { label: 'Preferiti', to: 'page:WatchList' },
        { label: 'Aiuto e contatto', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
