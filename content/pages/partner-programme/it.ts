import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Programma partner',
  description:
    'Quattro modi di lavorare con Feriola: sito con link, agenzia di viaggi, marchio proprio o agenzia che gestisce case.',
  lead: `I partner ci portano ospiti o case. Ciò di cui hanno bisogno è diverso; questa pagina aiuta a orientarsi.`,
  picture: { scene: 'theme-city', alt: 'Illustrazione: una città al crepuscolo' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Quattro modi',
      teasers: [
        {
          title: 'Siti e blog',
          text: 'Rimanda con il Suo numero a ricerche, regioni o alloggi.',
          to: 'page:Affiliates',
          label: 'Per affiliati',
        },
        {
          title: 'Agenzie di viaggi',
          text: 'Prenota per i Suoi clienti; la Sua agenzia compare sui documenti.',
          to: 'page:TravelAgency',
          label: 'Per agenzie di viaggi',
        },
        {
          title: 'Agenzie di gestione',
          text: 'Gestisce le case di più host e consegna le chiavi sul posto.',
          to: 'page:Agency',
          label: 'Per agenzie di gestione',
        },
        { title: 'Host', text: 'Affitta una casa Sua.', to: 'page:Retailer', label: 'Per host' },
      ],
    },
    {
      kind: 'text',
      text: `## Il proprio marchio

Chi ha molti ospiti e non vuole mandarli altrove mostra i nostri alloggi sotto il proprio indirizzo. Le pagine portano allora il Suo nome, il Suo telefono e la Sua e-mail, e così le e-mail agli ospiti e la conferma. Le prenotazioni sul Suo indirizzo contano sempre per Lei, perché decide l’indirizzo e non un cookie. Su richiesta nascondiamo assicurazione, newsletter e codici bonus; ciò che è nascosto lì non si può nemmeno prenotare.

Prezzi, disponibilità e condizioni sono gli stessi che da noi. Supplementi sul prezzo totale non ce ne sono. Quali indicazioni di legge debbano comparire dipende da chi si presenta all’ospite; lo stabiliamo nell’accordo.

## Che cosa concordiamo

Un accordo scritto regola compenso, rendiconto, uso di nomi e immagini, protezione dei dati e recesso. Qui non indichiamo percentuali, perché dipendono dal modo e dal volume. Sottopartner, come le filiali di una catena, si possono assegnare a un partner.

## La Sua area partner

[Si registri](page:UserBusinessRegistration); il nostro ufficio esamina ogni registrazione. Poi [acceda](page:PartnerLogin) e trova il Suo numero, link e banner da copiare, un resoconto per giorno, link e alloggio, chiavi API per i Suoi programmi e tutto ciò che i Suoi ospiti vedono di Lei. I rendiconti Le arrivano dal nostro ufficio.`,
    },
    {
      kind: 'action',
      title: 'Diventare partner',
      to: 'page:UserBusinessRegistration',
      label: 'Registrarsi come partner',
    },
    {
      kind: 'links',
      title: 'Altro',
      links: [
        { label: 'Accesso per i partner', to: 'page:PartnerLogin' },
        { label: 'Distribuzione', to: 'page:Distribution' },
        { label: 'Loghi e nome', to: 'page:Logos' },
      ],
    },
  ],
} satisfies PageSeed;
