import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Spiagge per cani sul Mare del Nord',
  description:
    'Dodici spiagge per cani da Borkum a Rømø, passando per Cuxhaven e Sylt, con mappa, stagioni e regole del mare dei Wadden.',
  lead: `La maggior parte delle località del Mare del Nord ha un tratto per i cani. Dove si trova e se occorre il guinzaglio lo decide ogni comune, e nel parco nazionale le regole sono più severe che sulla spiaggia accanto.`,
  picture: { scene: 'theme-beach', alt: 'Illustrazione: un’ampia spiaggia sul Mare del Nord' },
  blocks: [
    {
      kind: 'text',
      text: `## Come è nato l’elenco

Le spiagge sono citate in elenchi e articoli pubblici; i segnaposto indicano la posizione approssimativa. Numeri dei tratti, tariffe e obbligo di guinzaglio cambiano, talvolta ogni stagione. Prima del viaggio chieda all’amministrazione balneare (*Kurverwaltung*) o all’ufficio turistico e si attenga ai cartelli.`,
    },
    {
      kind: 'map',
      title: 'Dodici spiagge da Borkum a Rømø',
      pins: [
        {
          name: 'Borkum, Südbad',
          latitude: 53.579,
          longitude: 6.66,
          text: 'Spiaggia per cani accanto alla spiaggia sud. Sull’isola ne vengono nominate altre, una alla spiaggia nord.',
        },
        {
          name: 'Norddeich',
          latitude: 53.622,
          longitude: 7.145,
          text: 'Grande spiaggia di sabbia per i cani. Sugli argini restano al guinzaglio; dove pascolano le pecore non sono ammessi.',
        },
        {
          name: 'Neßmersiel',
          latitude: 53.686,
          longitude: 7.356,
          text: 'Spiaggia per cani vicino al porto, con uno spazio recintato per giocare ed esercitarsi secondo le descrizioni pubbliche.',
        },
        {
          name: 'Harlesiel',
          latitude: 53.711,
          longitude: 7.806,
          text: 'Spiaggia di Carolinensiel con un tratto per cani. Nel periodo riproduttivo degli animali vige l’obbligo di guinzaglio; l’ingresso può essere a pagamento.',
        },
        {
          name: 'Cuxhaven-Sahlenburg',
          latitude: 53.862,
          longitude: 8.588,
          text: 'Tratto di sabbia dove i cani sono ammessi. A Cuxhaven la passeggiata della spiaggia controllata conta come spiaggia.',
        },
        {
          name: 'Büsum',
          latitude: 54.133,
          longitude: 8.842,
          text: 'Sono indicati il tratto più a nord e quello più a sud. In stagione la spiaggia è a pagamento.',
        },
        {
          name: 'Norddorf, Amrum',
          latitude: 54.685,
          longitude: 8.328,
          text: 'Ampia spiaggia di sabbia vicino alla scuola di surf. I cani devono restare al guinzaglio.',
        },
        {
          name: 'Utersum, Föhr',
          latitude: 54.712,
          longitude: 8.393,
          text: 'Spiaggia di sabbia a ovest dell’isola, di fronte a Sylt e Amrum; dal paese è un tratto di cammino.',
        },
        {
          name: 'Dagebüll',
          latitude: 54.728,
          longitude: 8.69,
          text: 'Tratto riservato presso l’argine, vicino ai traghetti per Föhr e Amrum. Erba e fango anziché sabbia.',
        },
        {
          name: 'Rantum, Sansibar, Sylt',
          latitude: 54.822,
          longitude: 8.283,
          text: 'Uno dei tratti vicino a Rantum, sul mare aperto, con parcheggio e ristorante dietro la duna.',
        },
        {
          name: 'Westerland Nord, Sylt',
          latitude: 54.917,
          longitude: 8.3,
          text: 'Accesso presso la Nordseeklinik. A Sylt, all’incirca da metà marzo a fine ottobre, i cani possono andare solo sulle spiagge riservate, poi su quasi tutte.',
        },
        {
          name: 'Lakolk, Rømø',
          latitude: 55.145,
          longitude: 8.485,
          text: 'Ampia spiaggia nel mare dei Wadden danese. Da aprile a settembre i cani stanno al guinzaglio; sull’isola ci sono aree recintate dove correre liberi.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Fondali, argini e dune

Il mare dei Wadden è parco nazionale e patrimonio dell’umanità. I cani vi stanno al guinzaglio tutto l’anno e in alcune zone non si può entrare affatto. In Bassa Sassonia il guinzaglio è obbligatorio all’aperto dal 1° aprile al 15 luglio, perché gli uccelli nidificano. Nello Schleswig-Holstein lo è sempre sugli argini e sulle barene. Le dune proteggono la costa: resti sui sentieri.

In Danimarca i cani devono stare al guinzaglio in spiaggia dal 1° aprile al 30 settembre, e alcune spiagge sono loro vietate. D’inverno possono correre liberi se ubbidiscono. Sulle coste olandese e belga ogni comune stabilisce mesi e orari; informano gli uffici turistici.

## Che cosa ha di diverso il Mare del Nord

La marea sale spesso più in fretta di quanto si riesca a tornare a riva con un cane che gioca. Guardi gli orari all’accesso della spiaggia e non si allontani sui fondali scoperti senza guida. Sciacqui zampe e pelo con acqua dolce; sale e conchiglie taglienti irritano la pelle.`,
    },
    {
      kind: 'homes',
      title: 'Alloggi sulla costa tedesca dove i cani sono benvenuti',
      search: 'country=de&region=nordsee&pets=one',
    },
    {
      kind: 'links',
      title: 'Altre spiagge e case',
      links: [
        { label: 'Sylt', to: 'place:sylt' },
        { label: 'Frisia orientale', to: 'place:ostfriesland' },
        { label: 'Costa danese del Mare del Nord', to: 'place:dänische-nordsee' },
        { label: 'Spiagge per cani sul Baltico', to: 'page:DogBeachesBalticSea' },
        { label: 'Vacanze con il cane', to: 'page:ThemesContent/dog' },
      ],
    },
  ],
} satisfies PageSeed;
