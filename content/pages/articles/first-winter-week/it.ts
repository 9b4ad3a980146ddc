import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'La prima settimana d’inverno in una casa in montagna',
  description:
    'Strada, riscaldamento, spesa, skipass: che cosa chiarire prima di una prima settimana d’inverno in montagna e che cosa può aspettare l’arrivo.',
  lead: 'Chi affitta per la prima volta una casa in montagna d’inverno pensa alla neve e agli sci. A decidere la settimana è altro: l’ultimo chilometro di strada, il riscaldamento e la prima sera.',
  picture: { scene: 'theme-snow', alt: 'Cime alpine innevate nella luce del mattino' },
  article: {
    author: 'Jonas Reuter',
    date: '2025-11-19',
    category: 'travel',
    slug: 'prima-settimana-inverno-montagna',
    related: ['heating-old-stone-houses', 'arriving-midweek', 'reading-a-listing'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## L’ultimo chilometro

Fino a valle le strade sono quasi sempre pulite. Le difficoltà cominciano dove si stacca l’accesso alla casa: stretto, ripido, spesso privato, e sgombrato quando il contadino trova il tempo. Prima di prenotare faccia all’host tre domande. Chi sgombra l’accesso dalla neve? Con la neve servono le catene? E dove si lascia l’auto se non si riesce a proseguire? Ci sono case che d’inverno si raggiungono solo a piedi, con la slitta per i bagagli. Può essere un piacere, a patto di saperlo prima.

Le regole su pneumatici e catene cambiano da Paese a Paese e a volte da un anno all’altro; le informazioni aggiornate le danno gli automobile club. La tabella riporta solo il principio.`,
    },
    {
      kind: 'table',
      caption: 'Dotazioni invernali dell’auto, a grandi linee',
      head: ['Paese', 'La regola d’inverno'],
      rows: [
        ['Germania', 'pneumatici invernali quando le condizioni lo richiedono, senza date fisse'],
        ['Austria', 'dotazione invernale in condizioni invernali, da novembre a metà aprile'],
        ['Svizzera', 'nessun obbligo generale, ma chi intralcia il traffico con gomme estive ne risponde'],
        ['Italia', 'su molte strade pneumatici invernali o catene a bordo, secondo le ordinanze locali'],
        ['Francia', 'nei comuni di montagna indicati, pneumatici invernali o catene a bordo'],
      ],
      source: 'Situazione a novembre 2025, senza garanzia; da verificare prima di partire.',
    },
    {
      kind: 'text',
      text: `Provi a montare le catene una volta a casa, di giorno e con le mani asciutte. La prima volta ci vuole mezz’ora, la seconda dieci minuti. E le tenga sopra a tutto: sotto quattro valigie, sulla salita non servono a niente.

## Arrivare prima che faccia buio

A fine dicembre, in una valle stretta, alle quattro e mezza è buio. Chi arriva alle tre vede ancora il sentiero, trova la cassetta delle chiavi e ha il tempo di conoscere la casa. Se l’alloggio non cambia ospiti soltanto il sabato, si evitano anche le code: come fare lo spieghiamo nell’articolo sull’[arrivo in un altro giorno](page:BlogArticle/arriving-midweek).

Per la prima sera tenga a portata di mano una cassetta con pasta, sugo, pane, caffè, fiammiferi, una torcia e le pantofole. Nel giorno degli arrivi i supermercati delle località sciistiche sono affollati, e nei paesi piccoli chiudono presto.

## Scaldare la casa e tenerla calda

Una casa rimasta vuota ha bisogno di una serata perché si scaldino anche le pareti; con i muri spessi [ci vuole di più](page:BlogArticle/heating-old-stone-houses). Chieda all’host di alzare il riscaldamento il giorno prima. Durante il giorno non lo spenga del tutto: i tubi nei muri esterni possono gelare, e la sera la casa non torna calda prima di andare a letto.

Con la stufa a legna basta una regola: cominciare con poco, dare molta aria, usare legna asciutta. La cenere resta calda a lungo e va nel secchio di metallo, mai nei rifiuti. Se nella stessa stanza c’è una cappa, apra una finestra quando è accesa, altrimenti richiama il fumo dalla stufa. Se legna e riscaldamento sono compresi o si pagano a consumo è scritto tra i costi accessori dell’alloggio; su Feriola ciò che è obbligatorio è già nel prezzo totale.`,
    },
    {
      kind: 'quote',
      text: 'Gli scarponi bagnati contano, per l’umore del mattino dopo, più dei chilometri di piste.',
    },
    {
      kind: 'text',
      text: `## Che cosa prenotare prima e che cosa no

I corsi di sci per bambini nelle settimane di vacanza si riempiono presto: conviene prenotarli appena si ha la casa. Gli sci a noleggio si possono riservare online, ma vanno comunque regolati in negozio. Ci vada nel tardo pomeriggio del giorno di arrivo, non la prima mattina insieme a tutti gli altri. Per lo skipass conti i giorni: se non si scia il giorno dell’arrivo e quello della partenza, per una settimana non ne servono sette, e a chi comincia da zero nei primi due giorni spesso basta il biglietto del campo scuola.

«Vicino agli impianti» può voler dire molte cose. Chieda se c’è un percorso che si fa volentieri a piedi con gli scarponi, ogni quanto passa lo skibus e se ferma davanti a casa. Un deposito sci con asciugascarponi vale più di qualche centinaio di metri.

## Un giorno senza sci

Lo metta in programma, meglio a metà settimana, quando le gambe si fanno pesanti: slittino, una camminata sui sentieri battuti, la piscina coperta, una colazione lunga. Chi vuole lasciare i percorsi sicuri, con le ciaspole o con gli sci da alpinismo, legge prima il bollettino valanghe della zona e la prima volta esce con qualcuno che conosce il terreno. Sotto i tetti da cui può scivolare la neve non si lasciano né passeggini né auto.`,
    },
    {
      kind: 'homes',
      title: 'Alloggi con camino non lontani dagli impianti, in Austria',
      search: 'country=at&distSkilift=5&fireplace=Y',
    },
    {
      kind: 'links',
      title: 'Da leggere anche',
      links: [
        { label: 'Vacanze sugli sci in tutti i Paesi', to: 'page:SkiHoliday' },
        { label: 'Lista di controllo prima della partenza', to: 'page:TravelTipsChecklist' },
      ],
    },
  ],
} satisfies PageSeed;
