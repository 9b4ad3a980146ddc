import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'In Toscana in treno: dove stare senza auto',
  description:
    'Lucca, Arezzo, Siena, la Maremma: quali località toscane hanno una buona stazione, dove serve l’autobus e che cosa si fa sul posto senza auto.',
  lead: 'La Toscana passa per una terra da girare in auto, perché nelle foto le case stanno da sole in cima ai colli. Chi guarda meglio trova una rete fitta di treni regionali e città in cui l’auto è solo d’impiccio.',
  picture: { scene: 'toskana', alt: 'Colline toscane con cipressi' },
  article: {
    author: 'Lucia Ferrante',
    date: '2026-03-12',
    category: 'regions',
    slug: 'toscana-in-treno',
    related: ['heating-old-stone-houses', 'cooking-in-a-rented-kitchen', 'dalmatian-islands-off-season'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Arrivare

Da Milano, Roma e Napoli si arriva a Firenze con l’alta velocità, e da lì si prosegue con i regionali. Chi viene da Genova o da Torino può evitare Firenze: la linea tirrenica passa per La Spezia, Viareggio e Pisa e continua lungo la Maremma fino a Orbetello. Chi viene dal Veneto o dal Friuli cambia a Bologna. Non tutti i treni veloci e notturni fermano a Santa Maria Novella; alcuni si fermano a Campo di Marte o a Rifredi, collegate al centro da treni urbani. Orari e cantieri cambiano: fa fede l’informazione delle ferrovie per il giorno del viaggio.

Per i treni veloci conviene comprare presto; il posto è compreso. Per i regionali è il contrario: il biglietto costa sempre uguale e si prende il giorno stesso. Quello di carta va convalidato prima di salire, quello digitale attivato sul telefono; chi lo dimentica paga un supplemento.

## Dove stare

Conta se la stazione è in città o giù nella valle. La tabella elenca luoghi in cui una settimana senza auto riesce bene e altri in cui serve pazienza.`,
    },
    {
      kind: 'table',
      caption: 'Le località e le loro stazioni',
      head: ['Località', 'Dal treno al centro storico', 'Per andare dove'],
      rows: [
        ['Lucca', 'a piedi, pochi minuti fino alle mura', 'Pisa, la costa a Viareggio, la Garfagnana'],
        ['Arezzo', 'a piedi, in leggera salita', 'il Casentino, Cortona, l’Umbria'],
        ['Siena', 'scale mobili o autobus urbano', 'le Crete Senesi, gli autobus per il Chianti'],
        ['Pistoia', 'a piedi', 'Firenze senza i prezzi di Firenze'],
        [
          'Campiglia, Follonica, Grosseto',
          'autobus o bicicletta',
          'spiagge della Maremma, traghetto per l’Elba da Piombino',
        ],
        ['Cortona', 'stazioni in pianura, autobus fino in alto', 'solo con gli orari in tasca'],
        [
          'San Gimignano, Volterra',
          'nessuna stazione; autobus da Poggibonsi o Pontedera',
          'una gita più che un soggiorno',
        ],
      ],
      source:
        'Situazione a marzo 2026; la domenica e quando le scuole sono chiuse gli autobus sono più rari.',
    },
    {
      kind: 'text',
      text: `Non chieda all’host se la casa è «facile da raggiungere»: in auto lo è tutto. Chieda come ci si arriva dalla stazione con due valigie, se viene a prendere gli ospiti e quanto costa un taxi. Molti casali divisi in tre o quattro appartamenti lo fanno, se si manda il numero del treno. E chieda dov’è il primo negozio. Un agriturismo in fondo a cinque chilometri di strada bianca può essere splendido, ma non senza ruote.

## Una settimana a Lucca, per esempio

Ci si arriva senza cambi da Firenze e da Pisa. Sulle mura corre un viale alberato di oltre quattro chilometri dove la sera passeggia mezza città. Pisa è a mezz’ora, il mare di Viareggio più o meno altrettanto. Merita la linea della Garfagnana: risale il Serchio, passa accanto al Ponte del Diavolo di Borgo a Mozzano e arriva a Barga e a Castelnuovo. Barga sta più in alto della stazione; di solito c’è un autobus in coincidenza, ma non sempre.

In bicicletta si raggiungono su strade pianeggianti le ville a nord della città, e l’andata e ritorno fino a Pisa si fa in giornata. Molti regionali portano le bici, nelle carrozze con il simbolo.`,
    },
    {
      kind: 'quote',
      text: 'Senza auto si vedono meno posti in un giorno. In ognuno, però, ci si è stati davvero.',
    },
    {
      kind: 'text',
      text: `## Da sapere

Gli scioperi sono annunciati, spesso di venerdì. Nei giorni feriali valgono le fasce garantite del mattino e della sera per i regionali; la partenza, comunque, è meglio non metterla in quel giorno. Le coincidenze tra treno e autobus sono previste ma non promesse: l’ultima corsa non aspetta. La domenica, in campagna, spesso non ce n’è nessuna.

In luglio e agosto nelle città fa caldo. In un centro storico cerchi muri spessi, persiane e il climatizzatore in camera, non solo in soggiorno. Aprile, maggio e ottobre sono i mesi più piacevoli per viaggiare in treno; basta accertarsi che il riscaldamento sia [ancora, o già, acceso](page:BlogArticle/heating-old-stone-houses). Con l’impianto autonomo lo regola l’ospite, con quello condominiale valgono le date di legge.

A chi per due giorni serve comunque un’auto, per girare la Val d’Orcia, conviene noleggiarla a Siena o a Grosseto e poi restituirla. Nei centri storici non entrerebbe lo stesso: le zone a traffico limitato sono sorvegliate da telecamere, e il verbale arriva a casa mesi dopo.`,
    },
    { kind: 'homes', title: 'Appartamenti in Toscana', search: 'region=toskana&objectType=apartment' },
    {
      kind: 'links',
      title: 'Da leggere anche',
      links: [
        { label: 'Tutti gli alloggi in Toscana', to: 'place:toskana' },
        {
          label: 'Riscaldamento e acqua calda nelle vecchie case di pietra',
          to: 'page:BlogArticle/heating-old-stone-houses',
        },
      ],
    },
  ],
} satisfies PageSeed;
