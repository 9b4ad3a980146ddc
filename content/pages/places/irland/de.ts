import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Irland',
  description:
    'Kerry, Connemara oder die grüne Mitte: ein irisches Ferienhaus mit Torffeuer, Wind und schmalen Straßen, Fähren und Einreise.',
  lead: 'In Irland wechselt das Wetter viermal am Tag, und das Haus ist dafür gebaut: dicke Wände, ein Ofen, ein Fenster zum Meer. Man plant am besten nur bis Mittag.',
  blocks: [
    {
      kind: 'text',
      text: `## Westen, Süden, Mitte

Die meisten Ferienhäuser stehen im Westen. [Kerry](place:kerry) hat Halbinseln, Pässe und den Ring, den man gegen den Strom der Busse oder früh fährt. Nördlich folgen Clare mit den Klippen von Moher und dem steinernen Burren, Galway, Connemara mit Mooren und Seen, dann Mayo und Donegal, wo man Strände für sich hat. Der Süden um Cork und Kinsale ist milder, und man isst dort gut. In der Mitte fließt der Shannon, auf dem man Boote mietet. Ein Haus für die ganze Woche und Tagesfahrten von höchstens einer Stunde: So sieht man mehr als auf einer Rundreise.

## Wann

Mai und Juni sind am trockensten, mit Licht bis halb elf und blühendem Ginster. Juli und August sind am wärmsten, das Meer bleibt kalt. September ist ruhig. Im Winter stürmt es, der Golfstrom hält den Frost fern, und die Musik im Pub ist dann für die Nachbarn.

## Hin und herum

Fähren fahren von Cherbourg und Roscoff nach Dublin, Rosslare und Cork, andere über Wales. Man fährt links, auf dem Land oft einspurig mit Ausweichstellen. Einige Autobahnen kosten Maut; auf der M50 um Dublin gibt es keine Schranke, bezahlt wird bis zum Abend des Folgetags. Züge erreichen Killarney, Galway und Westport. Irland gehört nicht zum Schengen-Raum: Ausweis mitnehmen. Für Nordirland verlangt das Vereinigte Königreich von vielen Besuchern eine ETA.

## Hausregeln und Tiere

Vor der Einreise muss ein Hund gegen Bandwurm behandelt sein, der Tierarzt trägt es in den Heimtierausweis ein. Weiden betritt man mit Hund nicht. Wege führen oft über Privatland; Tore schließt man wieder. Öl, Strom und Torf werden manchmal extra berechnet, die Angaben stehen bei der Unterkunft. Eine Kurtaxe gibt es bisher nicht. In einigen Gegenden muss Leitungswasser zeitweise abgekocht werden, Aushänge sagen es.`,
    },
  ],
} satisfies PageSeed;
