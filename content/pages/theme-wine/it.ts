import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'vino',
  title: 'Vacanze tra i vigneti',
  description:
    'Case tra le vigne: Mosella, Alsazia, Toscana e altre regioni, vendemmia, degustazioni e come muoversi senza auto.',
  lead: `Il paesaggio della vite è costruito: terrazze, muretti, strade poderali. Per questo si percorre bene a piedi e in bicicletta, anche se non si beve vino.`,
  picture: { scene: 'theme-wine', alt: 'Illustrazione: vigneti nella luce d’autunno' },
  blocks: [
    {
      kind: 'text',
      text: `## Regioni con un carattere proprio

Sulla [Mosella](place:mosel) il Riesling cresce su pendii di ardesia tra i più ripidi d’Europa; paesi e case stanno in basso, lungo il fiume. L’[Alsazia](place:elsass) allinea villaggi a graticcio sulla strada del vino, con distanze brevi e molte piccole cantine. In [Toscana](place:toskana) e in [Umbria](place:umbrien) il podere ha spesso olivi e una casa colonica con piscina. L’[Alto Adige](place:südtirol) mette viti e cime di tremila metri nella stessa valle. La [Provenza](place:provence) dà soprattutto rosati, la [Stiria](place:steiermark) bianchi su colline vicine alla Slovenia. In [Istria](place:istrien) la malvasia cresce quasi fino al mare.

## Quando andare

A seconda di vitigno, posizione e annata si vendemmia da fine agosto a ottobre. La luce allora è calda, nei vicoli si sente il mosto e sulle strade strette passano i trattori. In quelle settimane i viticoltori hanno poco tempo per i visitatori; per degustare si prende appuntamento o si viene in primavera. In maggio e giugno la vite fiorisce senza farsi notare, ma i sentieri sono vuoti. Molti paesi del vino fanno festa a fine estate: le case in centro sono prese presto e le notti rumorose.`,
    },
    { kind: 'homes', title: 'Alloggi in Toscana', search: 'country=it&region=toskana' },
    {
      kind: 'text',
      text: `## Cercare una casa tra le viti

Un filtro per i vigneti non c’è. Cerchi la regione e legga nelle descrizioni che cosa cresce davanti alla porta. Con una parola come «vigneto» nel campo di ricerca trova gli alloggi che la portano nel titolo. Se la casa si trova in un’azienda in attività, chieda all’host quando si vendemmia e quando si tratta la vigna. D’estate i versanti a sud sono caldi; muri spessi, aria condizionata o una piscina fanno la differenza.

## Degustare senza auto

In molti Paesi europei il limite di alcol alla guida è di 0,5 grammi per litro di sangue, in alcuni più basso, e per i neopatentati spesso zero. Più pratica è una casa in paese o vicino a una stazione: sulla Mosella e in Alsazia treni e autobus collegano i villaggi, e lungo la Mosella corre una ciclabile pianeggiante. Alcune aziende vengono a prendere gli ospiti che hanno prenotato. Tra i Paesi dell’UE non ci sono limiti doganali per il vino a uso personale; entrando in Svizzera o in Gran Bretagna valgono franchigie, indicate dalla dogana del Paese.`,
    },
    {
      kind: 'links',
      title: 'Continuare a leggere',
      links: [
        { label: 'Case sulla Mosella', to: 'place:mosel' },
        { label: 'Case in Alsazia', to: 'place:elsass' },
        { label: 'Case in Toscana con piscina', to: 'search:country=it&region=toskana&swimmingpool=Y' },
        { label: 'Tutte le idee di viaggio', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
