import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Case e cottage per le vacanze in Irlanda',
  description:
    'Kerry, Connemara o il centro verde: una casa irlandese con fuoco di torba, vento e strade strette, traghetti e regole d’ingresso.',
  lead: 'In Irlanda il tempo cambia quattro volte al giorno, e la casa è fatta apposta: muri spessi, una stufa, una finestra sul mare. Meglio non programmare oltre il mezzogiorno.',
  blocks: [
    {
      kind: 'text',
      text: `## Ovest, sud, centro

Quasi tutte le case stanno a ovest. Il [Kerry](place:kerry) ha penisole, passi e il suo anello, da percorrere presto o in senso contrario ai pullman. Più a nord vengono il Clare con le scogliere di Moher e il Burren di pietra, Galway, il Connemara di torbiere e laghi, poi Mayo e Donegal, dove le spiagge sono vuote. Il sud, verso Cork e Kinsale, è più mite e ci si mangia bene. Al centro scorre lo Shannon, dove si noleggiano barche. Una sola casa per la settimana e gite di un’ora al massimo: così si vede più che con un giro dell’isola.

## Quando

Maggio e giugno sono i più asciutti, con luce fino alle dieci e mezza di sera e ginestrone in fiore. Luglio e agosto sono i più caldi, ma il mare resta freddo. Settembre è tranquillo. D’inverno ci sono burrasche, la Corrente del Golfo tiene lontano il gelo, e la musica nei pub non è uno spettacolo per turisti.

## Arrivare e muoversi

I traghetti vanno da Cherbourg e Roscoff a Dublino, Rosslare e Cork; altri passano dal Galles. Si guida a sinistra, in campagna spesso su una sola corsia con piazzole di scambio. Alcune autostrade sono a pedaggio; la M50 intorno a Dublino non ha barriere, e si paga entro la sera del giorno dopo. I treni arrivano a Killarney, Galway e Westport. L’Irlanda non è nell’area Schengen: serve un documento. Per l’Irlanda del Nord il Regno Unito chiede a molti visitatori un’ETA.

## Regole di casa e animali

Prima dell’ingresso il cane va trattato contro la tenia, e il veterinario lo annota sul passaporto. Nei pascoli non si entra con il cane. I sentieri attraversano spesso terreni privati: si chiudano i cancelli. Gasolio, corrente e torba a volte si pagano a parte; lo dice la pagina dell’alloggio. Finora non c’è tassa di soggiorno. In certe zone l’acqua del rubinetto a volte va bollita per un certo periodo; lo indicano gli avvisi.`,
    },
  ],
} satisfies PageSeed;
