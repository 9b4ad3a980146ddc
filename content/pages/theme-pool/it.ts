import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'piscina',
  title: 'Casa vacanze con piscina',
  description:
    'Casa vacanze con piscina: privata o condivisa, riscaldata o no, stagione, sicurezza dei bambini e costi da chiarire prima.',
  lead: `Piscina è una parola breve per cose molto diverse: otto metri nel proprio giardino, una vasca per dodici case, un idromassaggio rotondo sul tetto. Qualche domanda prima di prenotare evita delusioni.`,
  picture: { scene: 'theme-pool', alt: 'Illustrazione: una piscina sopra il mare a mezzogiorno' },
  blocks: [
    {
      kind: 'text',
      text: `## Privata o condivisa

Il filtro «Piscina» le trova entrambe. Nella dotazione esterna dell’alloggio è scritto se la piscina è privata o condivisa. Una piscina condivisa è spesso più grande e ci si trovano altri bambini, ma ha anche i suoi orari. Per una privata conviene chiedere quanto è grande, in quale giorno viene qualcuno per la manutenzione e se il giardino è esposto agli sguardi.

## Calda o fresca

Senza riscaldamento una piscina ha all’incirca la temperatura degli ultimi giorni e delle ultime notti. Nel Mediterraneo è per lo più gradevole da giugno a settembre, di rado in aprile e ottobre. In Europa centrale e al nord una piscina esterna non riscaldata è per le settimane calde; lì sono diffuse le piscine interne, per esempio nelle case sulla [costa danese del Mare del Nord](place:dänische-nordsee). Chieda se è riscaldata, a quale temperatura, in quali mesi e se il riscaldamento si paga a parte. I consumi che l’host ha indicato sono stimati accanto al prezzo totale. Molti host d’inverno tengono vuote le piscine esterne; le date di apertura compaiono di rado nel titolo e spesso solo nella descrizione.`,
    },
    { kind: 'homes', title: 'Case con piscina', search: 'swimmingpool=Y&objectType=house' },
    {
      kind: 'text',
      text: `## La sicurezza dei bambini

I bambini piccoli annegano in silenzio e in pochi secondi. Non si affidi mai a un solo dispositivo. La Francia impone per le piscine private interrate un sistema di sicurezza: barriera, allarme, copertura o struttura chiusa. Altrove le regole sono diverse, e le piscine più vecchie spesso non hanno recinzione. Chieda all’host se la piscina è recintata e il cancello si chiude a chiave, quanto è profonda nel punto più basso e se si vede dal soggiorno. Il primo giorno stabilite insieme chi sorveglia e quando.

## Dove la scelta è ampia

Le case con piscina privata sono numerose in [Istria](place:istrien) e in [Dalmazia](place:dalmatien), a [Maiorca](place:mallorca), in [Toscana](place:toskana), in [Provenza](place:provence) e in [Algarve](place:algarve). Nelle estati siccitose i comuni possono limitare il riempimento delle piscine; conviene informarsi poco prima del viaggio. Chi cerca molto spazio aggiunga al filtro quattro camere o più.`,
    },
    {
      kind: 'links',
      title: 'Case con piscina',
      links: [
        { label: 'Case vacanze con piscina', to: 'offer:27' },
        { label: 'Case vacanze di lusso', to: 'offer:45', text: 'Piscina, almeno 150 m² e quattro camere.' },
        { label: 'Piscina e cane', to: 'search:swimmingpool=Y&pets=one' },
        { label: 'Vacanze in famiglia', to: 'page:ThemesContent/family' },
      ],
    },
  ],
} satisfies PageSeed;
