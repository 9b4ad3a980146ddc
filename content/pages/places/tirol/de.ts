import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Tirol',
  description:
    'Tirol nach Jahreszeiten: was Sommer, Winter und Zwischenzeit für die Wahl des Ferienhauses bedeuten, mit Anreise, Vignette und Regeln.',
  lead: 'In Tirol bucht man eigentlich zwei verschiedene Länder: eines mit Seilbahnen und Almen, eines mit Pisten und Loipen. Dazwischen liegen ein paar stille Wochen.',
  blocks: [
    {
      kind: 'text',
      text: `## Sommer

Ende Mai öffnen die ersten Hütten, ab Mitte Juni sind auch die hohen Wege meist frei von Schnee. Eine Wohnung im Tal, etwa im Zillertal oder am Wilden Kaiser, hat Läden, Bad und Bus vor der Tür; ein Haus am Hang hat Stille und Aussicht und verlangt für jede Semmel das Auto. Gewitter kommen nachmittags, wer wandert, geht früh. Der Achensee bleibt kühl, wärmer sind die kleinen Seen im Unterland. [Einzeln stehende Hütten](page:CabinsAustria) gibt es auch, oft mit Holzherd und Wasser vom Brunnen.

## Winter

Von Weihnachten bis in den März liegt in den meisten Gebieten Schnee, auf den Gletschern länger. Fragen Sie vor der Buchung zwei Dinge: wie weit es wirklich zum Skibus ist und ob die Zufahrt Schneeketten verlangt. Von November bis Mitte April sind bei Schnee und Eis Winterreifen Pflicht. Was die [Skigebiete Österreichs](page:SkiAustria) an Unterkünften haben, zeigt eine eigene Seite.

## Zwischenzeit

Im April, Mai und November stehen viele Lifte, und manche Gasthäuser machen Ferien. Dann ist es in Innsbruck schön, und auf halber Höhe blühen die Krokusse.

## Anreise

Züge halten in Kufstein, Wörgl, Kitzbühel, Jenbach, Innsbruck, Ötztal und Landeck; von dort fahren Busse in die Täler. Autobahnen brauchen eine Vignette, ausgenommen derzeit das Stück von der Grenze bis Kufstein-Süd; Brenner, Arlberg- und Felbertauerntunnel kosten extra. An Ferienwochenenden sind Ausweichstraßen für den Durchgangsverkehr gesperrt, ein gebuchtes Haus im Ort ist ein Grund zur Zufahrt.

## Almen, Hunde, Ruhe

Mutterkühe verteidigen ihre Kälber: Mit Hund macht man einen weiten Bogen und nimmt ihn kurz, bei einem Angriff lässt man ihn los. Wege gehören oft Bauern, Gatter schließt man wieder. Die Ortstaxe steht als Kurtaxe im Gesamtpreis; meist gehört eine Gästekarte dazu. Ruhe gilt ab 22 Uhr.`,
    },
  ],
} satisfies PageSeed;
