import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen auf Mallorca',
  description:
    'Finca, Bergdorf oder Bucht auf Mallorca: Gegenden, Monate, Anreise mit Flug oder Fähre, Wasser, Ruhe und Hunde für die Woche im Ferienhaus.',
  lead: 'Ein Ferienhaus auf Mallorca ist meist eine Finca zwischen Mandelbäumen, eine Viertelstunde vom Meer. Dort ist die Insel stiller, als viele sie kennen.',
  blocks: [
    {
      kind: 'text',
      text: `## Wo Sie wohnen

In der **Tramuntana** im Nordwesten liegen Sóller, Deià und Pollença zwischen Oliventerrassen; die Straßen sind kurvig, die Buchten felsig. Die **Ebene** um Sineu und Santa Maria ist Bauernland mit Wochenmärkten und den meisten Fincas mit Pool. Im **Norden** hat die Bucht von Alcúdia lange, flache Strände für Kinder. Der **Südosten** um Santanyí besteht aus kleinen Sandbuchten, die im August schon am Vormittag voll sind. **Palma** füllt einen Tag auch bei Regen.`,
    },
    {
      kind: 'table',
      caption: 'Mittlere Tageshöchstwerte der Luft in Palma',
      head: ['Januar', 'April', 'Juli', 'Oktober'],
      rows: [['15 °C', '19 °C', '29 °C', '24 °C']],
      source: 'AEMET, Normalwerte 1981–2010, Station Palma (Hafen), gerundet',
    },
    {
      kind: 'text',
      text: `## Welcher Monat

Ende Januar blühen die Mandeln, von Februar bis Mai sind Radfahrer und Wanderer unterwegs. Das Meer wird im Juni warm und bleibt es bis Oktober; September und Oktober bringen auch kräftige Gewitter. Im Winter kühlen alte Häuser aus: Achten Sie auf Heizung oder Kamin.

## Hin und herum

Die meisten fliegen nach Palma. Autofähren gehen von Barcelona, Valencia und Dénia, zeitweise auch von Toulon, nach Palma oder Alcúdia. Auf der Insel gibt es keine Straßenmaut. Züge fahren von Palma nach Inca, Sa Pobla und Manacor, eine historische Bahn nach Sóller, Busse in fast alle Orte; für eine Finca braucht man ein Auto.

## Gut zu wissen

Wasser ist knapp, auf dem Land kommt es oft aus der Zisterne und ist nicht zum Trinken gedacht. Die Balearen erheben eine Übernachtungsabgabe; sie steht im Gesamtpreis. An den meisten Stränden sind Hunde in der Badesaison nicht erlaubt, Ausnahmen nennt die Gemeinde. Nachts gilt Ruhe, und Gemeinden ahnden Lärm. Feuer im Freien ist in der Nähe von Wald im Sommer verboten. Wer es ruhiger mag, sieht nach [Menorca](place:menorca).`,
    },
  ],
} satisfies PageSeed;
