import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen am Bodensee',
  description:
    'Ein See, drei Länder: Ufer und Hinterland, Baden, Nebel und Sturmwarnung, Fähren, Bahn und die Vignetten rund um den Bodensee.',
  lead: 'Drei Länder teilen sich den Bodensee. Für eine Woche im Ferienhaus zählt vor allem, an welchem Ufer Sie wohnen: Wer hinüber will, fährt Schiff oder eine Stunde außen herum.',
  blocks: [
    {
      kind: 'text',
      text: `## Die Ufer

Das Nordufer zwischen Überlingen und Lindau liegt in der Sonne und hat Obst, Wein und viele Strandbäder; Meersburg und Lindau sind im August voll. Ruhiger ist der Untersee mit der Insel Reichenau und der Höri, wo man im Schilf Vögel hört. Das Hinterland um Markdorf und Tettnang, zehn Radminuten vom Wasser, ist leiser und für Familien oft die bessere Wahl. Der Radweg führt um den ganzen See; einen Teil davon ersetzt man mit dem Schiff.

## Über den See

Autofähren pendeln zwischen Konstanz und Meersburg sowie zwischen Friedrichshafen und Romanshorn, Kursschiffe fahren von Frühjahr bis Herbst. Bahnhöfe haben Konstanz, Radolfzell, Überlingen, Friedrichshafen und Lindau; schnelle Züge kommen aus Ulm, München und Zürich. Mit dem Auto führen A 81, A 96 und A 98 an den See. In Österreich ist die Autobahn vignettenpflichtig, das Stück der A 14 von der Grenze bis Hohenems derzeit ausgenommen. Die Schweizer Autobahn verlangt die eigene Vignette, und für die Schweiz gehört ein Ausweis ins Gepäck; sehen Sie vorher auch in Ihren Mobilfunkvertrag.

## Jahreszeiten

Ende April blühen die Obstbäume. Baden kann man von Juni bis Mitte September; durch die Schneeschmelze steht der See im Frühsommer am höchsten. September heißt Apfelernte und klare Luft. Von November bis Januar liegt oft tagelang Nebel, und viele Lokale schließen, dafür gehören die Uferwege dann Ihnen.

## Wind, Wasser, Hund

Orangefarbene Blinklichter am Ufer warnen vor Starkwind, schnelle Blinkfolge vor Sturm: dann sofort an Land, auch mit dem Paddelbrett. Der See ist Trinkwasserspeicher; in Strandbädern sind Hunde meist nicht erlaubt, Badestellen für sie nennt die Gemeinde. Die Kurtaxe steht im Gesamtpreis, und viele Orte geben eine Gästekarte für den Nahverkehr. Nachtruhe gilt ab 22 Uhr, auf dem Wasser trägt jedes Gespräch weit. Mehr Alpen und weniger See bietet nebenan das [Allgäu](place:allgäu).`,
    },
  ],
} satisfies PageSeed;
