import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Spiagge per cani in Croazia',
  description:
    'Dodici spiagge in Istria, nel Quarnero e in Dalmazia dove i cani possono fare il bagno, con mappa e quanto se ne sa.',
  lead: `Lungo la costa croata si alternano calette aperte a tutti, spiagge attrezzate senza cani e spiagge loro riservate. Questo elenco ne nomina dodici, descritte in fonti pubbliche. Si informi sul posto prima di farci affidamento.`,
  picture: { scene: 'dalmatien', alt: 'Illustrazione: la costa dalmata' },
  blocks: [
    {
      kind: 'text',
      text: `## Come è nato l’elenco

Le indicazioni vengono da articoli ed elenchi pubblici; non abbiamo verificato di persona le spiagge. I segnaposto mostrano la posizione approssimativa, non l’ingresso. Da un’estate all’altra i tratti vengono spostati, ristrutturati o dati in concessione. Fanno fede il cartello in spiaggia e l’ente turistico locale, la *turistička zajednica*.`,
    },
    {
      kind: 'map',
      title: 'Dodici spiagge dall’Istria a Dubrovnik',
      pins: [
        {
          name: 'Kaštanija, Novigrad',
          latitude: 45.334,
          longitude: 13.549,
          text: 'Spiaggia per cani poco a nord della città, nota come «Dog Dreams», con un bar. L’ente turistico di Novigrad (Cittanova) sa se apre nell’estate del Suo soggiorno.',
        },
        {
          name: 'Kažela, Medulin',
          latitude: 44.806,
          longitude: 13.954,
          text: 'Lungo tratto di costa di un campeggio descritto come adatto ai cani. Il campeggio dice se possono entrare ospiti esterni.',
        },
        {
          name: 'Podvorska, Crikvenica',
          latitude: 45.17,
          longitude: 14.702,
          text: 'La spiaggia per cani più nota del Paese, «Monty’s Dog Beach»: ciottoli, a pochi minuti dal centro, con doccia e bar secondo le descrizioni pubbliche.',
        },
        {
          name: 'Baška, Krk',
          latitude: 44.966,
          longitude: 14.745,
          text: 'Tratto di ciottoli con acqua bassa ai margini del paese. La grande spiaggia centrale d’estate è pensata per bagnanti senza cane.',
        },
        {
          name: 'Slatina, Cres',
          latitude: 44.821,
          longitude: 14.342,
          text: 'Caletta di un campeggio presso Martinšćica, rivolto soprattutto a chi ha un cane. Per l’accesso giornaliero si chieda lì.',
        },
        {
          name: 'Veli Žal, Lošinj',
          latitude: 44.523,
          longitude: 14.452,
          text: 'Costa rocciosa tra la spiaggia di Veli Žal e il capo Madonna. A Lošinj ne vengono nominate diverse; l’ente turistico di Mali Lošinj sa quali lo sono ancora.',
        },
        {
          name: 'Srima, Vodice',
          latitude: 43.748,
          longitude: 15.797,
          text: 'Spiaggia riservata ai cani tra Vodice e Srima, citata in un elenco del 2024.',
        },
        {
          name: 'Kašjuni, Split',
          latitude: 43.5065,
          longitude: 16.3995,
          text: 'Caletta di ciottoli sotto il Marjan, con un tratto per i cani. Il resto della spiaggia d’estate è affollato.',
        },
        {
          name: 'Duilovo, Split',
          latitude: 43.504,
          longitude: 16.49,
          text: 'Tratto di ciottoli a est della città, attrezzato per i cani alcuni anni fa. Chieda all’ufficio turistico com’è oggi.',
        },
        {
          name: 'Brzet, Omiš',
          latitude: 43.44,
          longitude: 16.705,
          text: 'Spiaggia ai margini di Omiš, citata per i cani in un elenco del 2024. Il paese ha anche spiagge senza cani.',
        },
        {
          name: 'Cvitačka, Makarska',
          latitude: 43.304,
          longitude: 17.001,
          text: 'Spiaggia di ciottoli a ovest di Makarska, con i pini alle spalle; una parte è destinata ai cani.',
        },
        {
          name: 'Danče, Dubrovnik',
          latitude: 42.642,
          longitude: 18.1,
          text: 'Scogliera balneabile a ovest della città vecchia, citata per gli animali in un elenco del 2024. Si entra da gradini e scalette.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Che cosa è uguale ovunque e che cosa no

Non esiste un elenco nazionale delle spiagge vietate ai cani; decidono i comuni e i concessionari. Nelle spiagge sorvegliate e attrezzate in stagione i cani per lo più non sono ammessi, anche dove non c’è un cartello. Fuori dall’estate si è più elastici. Le prime ore del mattino sono le migliori per il cane e per i vicini, anche per il caldo.

Porti acqua dolce: quella salata provoca diarrea. Su ciottoli e scogli le scarpette proteggono dai ricci e dalle pietre roventi. I sacchetti vanno nel cestino, non tra gli scogli.

## L’ingresso nel Paese

La Croazia fa parte dell’UE e dell’area Schengen. I cani devono avere microchip, vaccinazione antirabbica valida e passaporto europeo. Sulle eccezioni per certe razze e per i cuccioli informano il veterinario e il ministero croato dell’Agricoltura. Per la prenotazione si veda [vacanze con il cane](page:ThemesContent/dog).`,
    },
    {
      kind: 'homes',
      title: 'Alloggi in Croazia dove i cani sono benvenuti',
      search: 'country=hr&pets=one&distSea=5',
    },
    {
      kind: 'links',
      title: 'Altre spiagge e case',
      links: [
        { label: 'Istria', to: 'place:istrien' },
        { label: 'Golfo del Quarnero', to: 'place:kvarner-bucht' },
        { label: 'Dalmazia', to: 'place:dalmatien' },
        { label: 'Spiagge per cani sul Mare del Nord', to: 'page:DogBeachesNorthSea' },
        { label: 'Spiagge per cani sul Baltico', to: 'page:DogBeachesBalticSea' },
      ],
    },
  ],
} satisfies PageSeed;
