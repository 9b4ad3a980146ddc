import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Sconti e codici bonus',
  description:
    'Come si usa un codice bonus, quando vale, che cosa ne è in caso di annullamento e da dove vengono gli sconti.',
  lead: `Due cose possono rendere meno caro un soggiorno: uno sconto dell’host, detratto in automatico, e un codice bonus, che inserisce Lei.`,
  picture: { scene: 'theme-newsletter', alt: 'Illustrazione: una casa in Provenza' },
  blocks: [
    {
      kind: 'text',
      text: `## Usare un codice bonus

Il codice va nel campo «Codice bonus» del modulo di prenotazione, prima della verifica dei dati. Maiuscole e minuscole non contano. Se è valido, l’importo compare subito in una riga a sé e il piano di pagamento si riduce di altrettanto. Un codice va inserito prima di prenotare; dopo non si può più scalare.

Ogni codice ha un importo, un ultimo giorno e un numero di utilizzi; alcuni valgono solo da un prezzo minimo. Se il codice vale più del prezzo da pagare in anticipo, questo diventa zero e il resto va perso. Per ogni prenotazione conta un solo codice.

Feriola assegna i codici caso per caso, per esempio come gesto di cortesia, e a volte in promozioni, che possono limitare quante volte un ospite li usa. Sulle pagine dei partner il campo può mancare; lì i codici non si usano.`,
    },
    { kind: 'text', text: '## Codici validi in questo momento' },
    { kind: 'part', part: 'bonus' },
    {
      kind: 'accordion',
      title: 'Domande sui codici bonus',
      entries: [
        {
          question: 'Che cosa significa «Questo codice è scaduto o già utilizzato»?',
          answer: 'Il codice era giusto, ma il suo ultimo giorno è passato o gli utilizzi sono esauriti.',
        },
        {
          question: 'Che ne è del codice se la prenotazione non va a buon fine?',
          answer:
            'Se l’host rifiuta, se l’opzione scade o se rinuncia a un’opzione o a una richiesta, può riusarlo finché è valido. Se annulla una prenotazione che l’host ha già confermato, il codice è consumato.',
        },
        {
          question: 'E se modifico la prenotazione?',
          answer:
            'Il codice resta legato alla prenotazione. Se il nuovo prezzo è sotto il minimo, il codice si libera e può usarlo per un’altra prenotazione finché è valido.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Gli sconti degli host

Gli sconti per prenotazione anticipata, last minute e soggiorni lunghi non richiedono codici: sono nel prezzo totale. Come si calcolano è spiegato nella pagina delle [offerte speciali](page:SpecialOffers). Un codice bonus vale anche su un prezzo già scontato.`,
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Offerte speciali', to: 'page:SpecialOffers' },
        { label: 'Buoni viaggio', to: 'page:TravelVouchers' },
        { label: 'Aiuto e contatto', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
