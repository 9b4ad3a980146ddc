import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Dänemark',
  description:
    'Nordsee, Ostsee oder Insel: das dänische Ferienhaus, seine Jahreszeiten, Brücken und Fähren und die Kosten nach Verbrauch.',
  lead: 'Kein Land nimmt das Ferienhaus so ernst wie Dänemark. Es hat einen Ofen, gutes Licht und Spiele im Schrank, und man bucht es auch im November.',
  blocks: [
    {
      kind: 'text',
      text: `## Westen, Osten und Inseln

Die **Westküste** Jütlands ist weit und wild: Dünen, Brandung, Häuser in der Heide. Mehr steht auf der Seite der [dänischen Nordsee](place:dänische-nordsee); weiter oben schließt [Nordjütland](place:nordjütland) an, mit Skagen, wo zwei Meere zusammenlaufen. Die **Ostküste** und [Fünen](place:fünen) sind sanft: flache Buchten, Obst, Fischerorte, ruhiges Wasser für kleine Kinder. **Seeland und die Inseln** im Süden, Lolland, Falster und Møn mit seinen Kreidefelsen, liegen nah an Kopenhagen. [Bornholm](place:bornholm) hat Felsen im Norden, feinen Sand im Süden und eigenes Wetter, meist sonniger als nebenan.

## Wann man kommt

Die dänischen Sommerferien reichen von Ende Juni bis Mitte August, dann ist es am wärmsten und vollsten. Mai und Juni haben sehr lange Abende. Im September ist die Ostsee noch angenehm. Der Winter ist feucht, windig und mild, Weihnachten und Neujahr sind beliebte Wochen am Ofen.

## Anreise

Autobahnen sind mautfrei. Bezahlt werden die Brücke über den Großen Belt und die Öresundbrücke; nach Seeland geht es auch mit den Fähren Puttgarden–Rødby und Rostock–Gedser, nach Bornholm ab Sassnitz, Ystad und Køge, teils nur in der Saison. Fernzüge fahren von Hamburg nach Aarhus und Kopenhagen. In großen Städten gelten Umweltzonen für ältere Dieselautos.

## Im Haus und draußen

Strom, Wasser und Wärme werden oft nach Zähler abgerechnet; fragen Sie, wie bei der Abreise abgelesen wird. Eine Kurtaxe wird bisher kaum irgendwo erhoben. Hunde sind an Stränden von April bis September anzuleinen, in Wäldern immer; einzelne Hunderassen sind verboten, prüfen Sie das vor der Fahrt. Licht am Auto brennt auch tags. Bezahlt wird in Kronen, fast immer mit Karte. Abends und nachts ist es in Ferienhausgebieten still.`,
    },
  ],
} satisfies PageSeed;
