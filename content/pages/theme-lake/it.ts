import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'lago',
  title: 'Casa vacanze al lago',
  description:
    'Case al lago: accesso alla riva, pontile e barca, temperatura dell’acqua, pesca e laghi adatti alle famiglie.',
  lead: `Un lago può essere vicino e tuttavia irraggiungibile: le rive sono spesso private, coperte di canne o edificate. Prima di prenotare si informi quindi non solo su quanto dista l’acqua, ma anche su dove si entra.`,
  picture: { scene: 'theme-lake', alt: 'Illustrazione: un lago d’estate' },
  blocks: [
    {
      kind: 'text',
      text: `## Entrare in acqua

Il filtro del lago trova alloggi da cui si raggiunge la riva a piedi, entro 5 km o entro 10 km. Se si tratta di un pontile privato, di un prato comunale o di uno stabilimento lo dice la descrizione dell’alloggio, altrimenti lo si chiede all’host. Se la casa ha una riva propria e si viaggia con bambini, è bene chiedere anche quanto è profonda l’acqua al pontile e se il terreno è recintato verso il lago.

I laghi poco profondi come il [lago Balaton](place:plattensee) si scaldano in fretta all’inizio dell’estate e hanno rive lunghe e basse. I laghi alpini, profondi, sono più limpidi e restano più freschi; anche in piena estate sotto la superficie tiepida l’acqua è fredda. Il [lago di Garda](place:gardasee) è ventoso a nord, più calmo e più caldo a sud.

## In barca, sulla tavola o con la canna

Il filtro «Noleggio barche» non significa che la casa abbia una barca: trova noleggi nei dintorni. Una barca a remi che fa parte della casa compare nella dotazione. Su molti laghi le barche a motore sono limitate o vietate; in alcuni luoghi la propria imbarcazione va registrata, oppure pulita prima di metterla in acqua per non introdurre molluschi invasivi. Lo sanno il comune o la polizia lacuale. Per pescare serve quasi ovunque un permesso per quelle acque e, in Germania, di regola anche una licenza personale; alcuni Länder ne rilasciano per i turisti.`,
    },
    { kind: 'homes', title: 'Alloggi da cui si va al lago a piedi', search: 'distLake=1' },
    {
      kind: 'text',
      text: `## Laghi tra cui scegliere

I [laghi del Meclemburgo](place:mecklenburgische-seenplatte) sono collegati da canali e per questo adatti a canoe e case galleggianti. Sul [lago di Costanza](place:bodensee) tre Paesi condividono una riva, con traghetti e una ciclabile tutt’intorno. Nel [Salzkammergut](place:salzkammergut) e in [Carinzia](place:kärnten) molti laghi balneabili distano pochi chilometri l’uno dall’altro. Lo [Småland](place:smaland) e i [laghi finlandesi](place:finnische-seenplatte) sono per chi cerca silenzio e una barca a remi e non teme le zanzare; al nord ci sono soprattutto da giugno all’inizio di agosto.

## Qualità dell’acqua e tempo

I Paesi dell’UE controllano durante la stagione le acque di balneazione dichiarate e pubblicano i risultati. Nelle giornate calde e senza vento i cianobatteri possono portare a divieti improvvisi; gli avvisi sono esposti sul posto. Sui laghi alpini le luci di tempesta sulla riva avvertono del vento. Quando lampeggiano rapidamente, ogni barca deve tornare a terra.`,
    },
    {
      kind: 'links',
      title: 'Case al lago',
      links: [
        { label: 'Case vacanze al lago', to: 'offer:33' },
        { label: 'Vacanze di pesca', to: 'offer:34' },
        { label: 'Al lago con il cane', to: 'search:distLake=1&pets=one' },
        { label: 'Tutte le idee di viaggio', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
