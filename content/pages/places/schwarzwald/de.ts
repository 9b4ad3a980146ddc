import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen im Schwarzwald',
  description:
    'Höhenlage, Täler und Jahreszeiten im Schwarzwald, Anreise mit Bahn und Auto, Gästekarte und Winterstraßen für eine Woche im Ferienhaus.',
  lead: 'Im Schwarzwald entscheidet die Höhe über die Woche. Unten wächst Wein, oben liegt Schnee, und dazwischen führen steile Sträßchen zu einzelnen Höfen.',
  blocks: [
    {
      kind: 'text',
      text: `Der **Norden** um Baiersbronn und die Murg ist dichter Wald mit Nationalpark, Mooren und der Schwarzwaldhochstraße. In der **Mitte** liegen breite Täler mit Fachwerkstädten wie Gengenbach und Schiltach, die Wasserfälle von Triberg und Höfe, deren Dach fast bis zum Boden reicht. Der **Süden** ist am höchsten: Feldberg, Belchen und Schauinsland, Weiden mit Blick bis zu den Alpen, dazu Titisee und Schluchsee zum Baden. Am Westrand beginnt das Markgräflerland mit Reben und Thermalbädern, und Freiburg ist von vielen Orten in einer Stunde erreicht. Ein Ferienhaus hier heißt oft: Wohnung auf einem Hof, Holzofen, Milch vom Nachbarn.

## Das Jahr oben und unten

Im Rheintal blühen Kirschen schon Anfang April, während am Feldberg noch Ski gefahren wird. Juni bis September ist Wanderzeit, abends kühlt es ab 800 Metern spürbar ab, an heißen Tagen ein Vorteil. Im Spätherbst kehrt sich die Lage oft um: Nebel im Tal, Sonne auf den Gipfeln. Schnee liegt zuverlässig nur in den Hochlagen; wer [Ski fahren](page:SkiGermany) will, wohnt hoch.

## Anreise

Die Rheintalbahn hält in Karlsruhe, Offenburg und Freiburg. Von dort fahren Züge ins Murgtal, über Triberg nach Villingen und durchs Höllental nach Titisee und Seebrugg. Mit dem Auto kommt man über die A 5 im Westen oder die A 81 im Osten; Maut fällt nicht an.

## Für die Woche

Viele Gemeinden erheben Kurtaxe und geben dafür die Konus-Gästekarte aus, mit der Bus und Regionalbahn in der Region frei sind. Fragen Sie den Gastgeber, ob sein Ort teilnimmt. Im Winter sind Höfe am Hang manchmal nur mit Schneeketten zu erreichen. Im Nationalpark bleibt der Hund an der Leine, um Weiden mit Mutterkühen macht man einen Bogen. Sonntags ruhen Rasenmäher und Läden. Leitungswasser ist gut, oft kommt es aus eigener Quelle.`,
    },
  ],
} satisfies PageSeed;
