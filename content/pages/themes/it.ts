import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Idee di viaggio',
  description:
    'Nove motivi per una casa vacanze: che cosa conta in ogni caso, come cercarla e quali regioni sono adatte.',
  lead: `Alcuni viaggi cominciano da un luogo, altri da un desiderio: stare vicino all’acqua, portare il cane, riunire tre generazioni sotto lo stesso tetto. Queste pagine partono dal desiderio e dicono che cosa guardare nell’alloggio.`,
  picture: { scene: 'theme-start', alt: 'Illustrazione: una casa sopra una baia, la sera' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Acqua e montagna',
      teasers: [
        {
          title: 'Al mare',
          text: 'Quale mare in quale stagione, e che cosa significa «vicino alla spiaggia» nella ricerca.',
          picture: { scene: 'theme-sea', alt: 'Illustrazione: una baia del Mediterraneo' },
          to: 'page:ThemesContent/sea',
          label: 'Al mare',
        },
        {
          title: 'In montagna',
          text: 'L’estate tra malghe e cime: quota, strada e sentieri che partono dalla porta di casa.',
          picture: { scene: 'theme-mountains', alt: 'Illustrazione: montagne al mattino' },
          to: 'page:ThemesContent/mountains',
          label: 'In montagna',
        },
        {
          title: 'Al lago',
          text: 'Perché l’accesso alla riva conta più della distanza e quali laghi si scaldano presto.',
          picture: { scene: 'theme-lake', alt: 'Illustrazione: un lago d’estate' },
          to: 'page:ThemesContent/lake',
          label: 'Al lago',
        },
      ],
    },
    {
      kind: 'teasers',
      title: 'Con chi si parte',
      teasers: [
        {
          title: 'Con il cane',
          text: 'Indicare numero e taglia, informarsi sulla recinzione, verificare per tempo le regole d’ingresso.',
          picture: { scene: 'theme-dog', alt: 'Illustrazione: dune in autunno' },
          to: 'page:ThemesContent/dog',
          label: 'In viaggio con il cane',
        },
        {
          title: 'Con i bambini',
          text: 'Pianta della casa, scale, lettino: che cosa vogliono sapere i genitori prima di prenotare.',
          picture: { scene: 'theme-family', alt: 'Illustrazione: una spiaggia sul Baltico' },
          to: 'page:ThemesContent/family',
          label: 'In viaggio con i bambini',
        },
      ],
    },
    {
      kind: 'teasers',
      title: 'Stagione e occasione',
      teasers: [
        {
          title: 'D’inverno',
          text: 'Pista, fondo o soltanto il camino; e poi riscaldamento, gomme invernali e strade innevate.',
          picture: { scene: 'theme-snow', alt: 'Illustrazione: montagne innevate' },
          to: 'page:ThemesContent/winter',
          label: 'In inverno',
        },
        {
          title: 'Tra i vigneti',
          text: 'Quando si vendemmia, dove si entra a piedi nelle vigne e come degustare senza auto.',
          picture: { scene: 'theme-wine', alt: 'Illustrazione: vigneti in autunno' },
          to: 'page:ThemesContent/wine',
          label: 'Tra i vigneti',
        },
        {
          title: 'Con piscina',
          text: 'Privata o condivisa, riscaldata o no, recintata o aperta: le domande da fare prima di prenotare.',
          picture: { scene: 'theme-pool', alt: 'Illustrazione: una piscina sopra il mare' },
          to: 'page:ThemesContent/pool',
          label: 'Case con piscina',
        },
        {
          title: 'In città',
          text: 'Un appartamento al posto dell’albergo: quartiere, silenzio, numero di registrazione, parcheggio.',
          picture: { scene: 'theme-city', alt: 'Illustrazione: una città al crepuscolo' },
          to: 'page:ThemesContent/city',
          label: 'In città',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Dal desiderio alla ricerca

Quasi ogni desiderio si può tradurre in un filtro: la distanza dal mare, da un lago, da un impianto o da una pista di fondo, il numero di camere, il cane, la piscina, la sauna, il camino. Accanto a ogni filtro è indicato quanti alloggi restano. Se la ricerca non trova nulla, dice quali filtri togliere.

Chi non ha ancora una meta lascia vuoto il campo del luogo e ordina per prezzo o per valutazione. I prezzi sono prezzi totali: scelte le date, pulizia finale, costi obbligatori e tassa di soggiorno sono compresi. Tutti i Paesi e le regioni sono tra le [destinazioni](page:DestinationLinkList), le selezioni già pronte tra le [offerte](page:OfferOverview).`,
    },
    {
      kind: 'links',
      title: 'Continuare a organizzare',
      links: [
        {
          label: 'Consigli di viaggio',
          to: 'page:TravelTips',
          text: 'Che cosa aiuta prima, durante e dopo il viaggio.',
        },
        { label: 'Lista di partenza', to: 'page:TravelTipsChecklist', text: 'Da spuntare e da stampare.' },
        { label: 'Parchi vacanze', to: 'page:HolidayParks', text: 'Case con vicini e impianti in comune.' },
      ],
    },
  ],
} satisfies PageSeed;
