import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Spiagge per cani sul Baltico',
  description:
    'Dodici spiagge per cani sul Baltico tedesco, dalla Schlei a Rügen passando per Fehmarn e Warnemünde, con mappa e stagioni.',
  lead: `Sul Baltico molte località hanno spiagge per cani, per lo più alle estremità della spiaggia balneare. In stagione i cani sono ammessi solo lì, d’inverno quasi ovunque.`,
  picture: { scene: 'theme-family', alt: 'Illustrazione: una spiaggia sul Baltico' },
  blocks: [
    {
      kind: 'text',
      text: `## Come è nato l’elenco

Le spiagge sono citate in elenchi, giornali e regolamenti pubblici; i segnaposto indicano la posizione approssimativa. I numeri degli accessi stanno sui cartelli lungo la passeggiata, ma ogni tanto cambiano. Prima del viaggio chieda all’amministrazione balneare (*Kurverwaltung*) o all’ufficio turistico di stagione, guinzaglio e tariffe.`,
    },
    {
      kind: 'map',
      title: 'Dodici spiagge dalla Schlei a Rügen',
      pins: [
        {
          name: 'Weidefeld, Kappeln',
          latitude: 54.645,
          longitude: 10.02,
          text: 'Spiaggia naturale di circa 200 metri accanto a quella di Schönhagen. In stagione il parcheggio è a pagamento.',
        },
        {
          name: 'Laboe',
          latitude: 54.414,
          longitude: 10.232,
          text: 'Circa 150 metri presso il memoriale della marina, descritti come aperti tutto l’anno e gratuiti.',
        },
        {
          name: 'Hohwacht',
          latitude: 54.319,
          longitude: 10.683,
          text: 'Tratto a Neu-Hohwacht. Intorno ci sono riserve naturali, quindi guinzaglio obbligatorio; la spiaggia è a pagamento.',
        },
        {
          name: 'Heiligenhafen, Steinwarder',
          latitude: 54.381,
          longitude: 10.972,
          text: 'Circa 150 metri sulla penisola di Steinwarder, a est della postazione di soccorso. Guinzaglio obbligatorio.',
        },
        {
          name: 'Bojendorf, Fehmarn',
          latitude: 54.486,
          longitude: 11.048,
          text: 'Spiaggia naturale a ovest dell’isola. Altri tratti sono indicati al Grüner Brink e a Meeschendorf.',
        },
        {
          name: 'Kellenhusen Nord',
          latitude: 54.198,
          longitude: 11.075,
          text: 'Uno dei due tratti della località, l’altro è a sud. Guinzaglio obbligatorio.',
        },
        {
          name: 'Grömitz, Lensterstrand',
          latitude: 54.158,
          longitude: 11.005,
          text: 'A nord-est della passeggiata, con parcheggi vicini. Sul guinzaglio le fonti non concordano; decide il cartello.',
        },
        {
          name: 'Pelzerhaken',
          latitude: 54.091,
          longitude: 10.875,
          text: 'Spiaggia piuttosto ampia tra due accessi. Una più piccola è all’ingresso del paese venendo da Neustadt.',
        },
        {
          name: 'Scharbeutz, tratto 4',
          latitude: 54.02,
          longitude: 10.757,
          text: 'Vicino alle terme, al margine sud della località. Haffkrug ne ha una seconda a nord dell’ostello.',
        },
        {
          name: 'Diedrichshagen, presso Warnemünde',
          latitude: 54.17,
          longitude: 12.025,
          text: 'Due tratti sotto il bosco costiero, con ombra e ingresso graduale, parcheggio vicino.',
        },
        {
          name: 'Binz, accesso 52, Rügen',
          latitude: 54.421,
          longitude: 13.59,
          text: 'Ampia spiaggia di sabbia verso Prora. Il tratto all’accesso 1, a sud, è sassoso.',
        },
        {
          name: 'Juliusruh, Rügen',
          latitude: 54.615,
          longitude: 13.385,
          text: 'Tratto breve nella baia della Schaabe, con parcheggio e chiosco vicini.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Stagione e guinzaglio

L’inizio della stagione cambia da luogo a luogo: nella baia di Lubecca le spiagge balneari sono per lo più vietate ai cani da aprile, a Rügen di regola da maggio a settembre. Il guinzaglio può essere obbligatorio anche nelle spiagge per cani, soprattutto accanto alle riserve naturali; nella riserva della biosfera del sud-est di Rügen lo è tutto l’anno. Nel parco nazionale Vorpommersche Boddenlandschaft e lungo le falesie si resta sui sentieri.

Molte località balneari chiedono una tassa anche per i cani. Si paga sul posto; se c’è e a quanto ammonta lo dice la *Kurverwaltung*. I sacchetti si trovano alla maggior parte degli accessi.

## Che cosa ha di diverso il Baltico

La marea quasi non esiste e l’acqua è meno salata che nel Mare del Nord. Troppa ai cani fa comunque male. Nelle estati calde possono comparire cianobatteri, pericolosi per i cani: se si vedono strisce verdi, il cane resta fuori. Dopo le burrasche sulla spiaggia ci sono alghe, a volte ambra e, di rado, fosforo risalente alla guerra, che le somiglia. Asciugandosi il fosforo può prendere fuoco: non lasci che il cane riporti ciò che sembra ambra.`,
    },
    {
      kind: 'homes',
      title: 'Alloggi sul Baltico tedesco dove i cani sono benvenuti',
      search: 'country=de&region=ostsee&pets=one',
    },
    {
      kind: 'links',
      title: 'Altre spiagge e case',
      links: [
        { label: 'Rügen', to: 'place:rügen' },
        { label: 'Fehmarn e Wagria', to: 'place:fehmarn' },
        { label: 'Usedom', to: 'place:usedom' },
        { label: 'Spiagge per cani sul Mare del Nord', to: 'page:DogBeachesNorthSea' },
        { label: 'Vacanze con il cane', to: 'page:ThemesContent/dog' },
      ],
    },
  ],
} satisfies PageSeed;
