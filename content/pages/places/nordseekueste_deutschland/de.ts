import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen an der Nordsee',
  description:
    'Eine Woche im Ferienhaus zwischen Cuxhaven und Nordfriesland: Gezeiten, Wetter, Anreise und was man an der Nordseeküste wissen sollte.',
  lead: 'An der deutschen Nordseeküste bestimmt der Tidenkalender den Tag. Wer ihn liest, weiß, wann gebadet wird, wann das Watt frei liegt und wann der Kutter ausläuft.',
  blocks: [
    {
      kind: 'text',
      text: `## Eine Woche mit Ebbe und Flut

Zwischen Hoch- und Niedrigwasser liegen gut sechs Stunden, und alles verschiebt sich täglich um knapp eine Stunde. In Büsum badet man vom grünen Deich aus, vor Sankt Peter-Ording liegt eine kilometerbreite Sandbank mit Pfahlbauten, bei Cuxhaven führt der Weg zur Insel Neuwerk durchs Watt. Die meisten Häuser stehen hinter dem Deich, oft mit Garten und Strandkorb; das Meer erreicht man zu Fuß oder mit dem Rad. Inseln wie [Sylt](place:sylt) sind einen eigenen Ausflug wert, dessen Rückfahrt man vor der Hinfahrt klärt.

## Wann es sich lohnt

Im Juli und August ist das Wasser am wärmsten, angenehm zum Baden meist von Ende Juni bis Anfang September. Der Mai ist oft sonnig und trocken, dabei kühl. Im Herbst rasten Zugvögel zu Tausenden im Watt, und es stürmt; im Winter hat man den Strand für sich und braucht einen Ofen. Wind weht immer: Eine winddichte Jacke gehört auch im August ins Gepäck.

## Anreise

Von Hamburg führen die A 23 nach Dithmarschen und Nordfriesland und die A 7 mit Bundesstraßen bis zur Küste; Cuxhaven liegt an der A 27. Eine Maut für Pkw gibt es nicht, die Elbfähre Glückstadt–Wischhafen kostet. Bahnen fahren ab Hamburg nach Cuxhaven und über Heide und Husum nach Niebüll, mit Anschluss nach Büsum und Sankt Peter-Ording.

## Gut zu wissen

Ins Watt geht man nur bei ablaufendem Wasser und auf längeren Wegen nur mit Wattführer. Im Nationalpark bleiben Hunde an der Leine; wo sie baden dürfen, zeigt unsere Seite über [Hundestrände](page:DogBeachesNorthSea). Fast alle Badeorte erheben Kurtaxe, bei uns steht sie im Gesamtpreis. Unter Reet ist offenes Feuer heikel, und Silvesterraketen sind in der Nähe verboten. Mittags und nachts gilt vielerorts Ruhe.`,
    },
  ],
} satisfies PageSeed;
