import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'montagna',
  title: 'Estate in montagna',
  description:
    'Casa o baita in montagna: quota, strada d’accesso, spesa e sentieri che partono dalla porta di casa.',
  lead: `In montagna è la posizione a decidere la giornata: chi sta in alto ha i sentieri davanti alla porta e il supermercato a valle, chi sta in basso ha il contrario. Possono andare bene entrambe le cose.`,
  picture: { scene: 'theme-mountains', alt: 'Illustrazione: montagne in una mattina d’estate' },
  blocks: [
    {
      kind: 'text',
      text: `## Fondovalle, versante o alpeggio

Le case di fondovalle sono vicine al panificio, all’autobus e al lago balneabile, e si raggiungono bene anche con la pioggia. Sul versante si aggiungono la vista e il sole della sera, spesso anche una salita ripida. Le baite d’alpeggio si trovano talvolta in fondo a una strada forestale, inadatta a roulotte e auto basse. Chieda all’host se la strada è asfaltata, dove si lascia l’auto e come si portano i bagagli negli ultimi metri.

La temperatura scende di poco più di mezzo grado ogni cento metri. Sopra i 1.500 metri può servire un maglione anche in agosto, e a giugno nei canaloni esposti a nord c’è ancora neve. Molte funivie e molti rifugi gestiti aprono solo a fine maggio o in giugno e chiudono in ottobre. Le date esatte le danno la stazione a valle o l’ufficio turistico.

## Camminare partendo da casa

Una casa da cui partono i sentieri risparmia ogni giorno un tragitto in auto. La descrizione dice di solito quanto dista la funivia o la fermata più vicina. In molte regioni alpine il pernottamento comprende una carta ospiti con cui autobus o impianti costano meno o nulla; l’host Le dirà se la rilascia. In montagna i temporali arrivano spesso nel pomeriggio: chi parte presto è già di ritorno.`,
    },
    { kind: 'homes', title: 'Alloggi in Tirolo', search: 'country=at&region=tirol' },
    {
      kind: 'text',
      text: `## Quali montagne

Le Alpi hanno il maggior numero di impianti e la rete di sentieri più fitta: il [Tirolo](place:tirol) e il [Salisburghese](place:salzburger-land), l’[Alto Adige](place:südtirol) con la sua lunga stagione mite, l’[Algovia](place:allgäu) per un viaggio più breve da nord. I rilievi più bassi sono più dolci e meno affollati. La [Foresta Nera](place:schwarzwald), lo [Harz](place:harz) e la [Foresta Bavarese](place:bayerischer-wald) hanno meno dislivello e più bosco, un vantaggio con i bambini piccoli e nelle giornate calde.

## Che cosa cambia in una baita

Se la dotazione non dice altro, nelle baite isolate metta in conto riscaldamento a legna, poco segnale e una spesa da fare prima di salire. Legna ed elettricità si pagano talvolta a consumo. Questi costi sono indicati come stima accanto al prezzo totale, perché alla fine non sorprendano. La [lista di partenza](page:TravelTipsChecklist) aiuta a fare i bagagli.`,
    },
    {
      kind: 'links',
      title: 'Case in montagna',
      links: [
        { label: 'Baite in Austria', to: 'offer:486' },
        { label: 'Baite in Germania', to: 'offer:487' },
        {
          label: 'Case con sauna in Austria',
          to: 'search:country=at&sauna=Y',
          text: 'Per la sera, dopo la camminata.',
        },
        { label: 'La montagna d’inverno', to: 'page:ThemesContent/winter' },
      ],
    },
  ],
} satisfies PageSeed;
