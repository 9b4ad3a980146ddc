import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Dalmatien',
  description:
    'Festland oder Insel in Dalmatien: Fähren, Bura, Wasser aus der Zisterne, Anreise über die A 1 und die schönsten Wochen für das Ferienhaus.',
  lead: 'In Dalmatien lautet die erste Frage: Festland oder Insel. Davon hängen Anreise, Einkauf und die Ruhe am Abend ab.',
  blocks: [
    {
      kind: 'text',
      text: `## Festland

Zwischen Zadar und Dubrovnik läuft die Küstenstraße am Fuß kahler Berge entlang. Um Zadar und Šibenik ist das Ufer flach, mit Inselchen davor und den Nationalparks Krka und Paklenica dahinter. Die Riviera von Makarska hat Kiesstrände unter Pinien und das Biokovo-Gebirge im Rücken; dort steht Haus an Haus, oft mit Blick und vielen Treppen. Split und Dubrovnik sind Städte zum Ansehen, als Standort im Hochsommer laut und heiß.

## Inseln

Brač, Hvar, Korčula, Vis und Dugi Otok haben Dörfer aus hellem Stein, Lavendel und Buchten, die man nur zu Fuß oder mit dem Boot erreicht. Abgelegene Häuser haben oft nur Zisternenwasser; dann duscht man kurz. Läden gibt es in den Orten, mit kleinerer Auswahl.

## Fähren und Straßen

Die Autobahn A 1 führt von Zagreb bis hinter Split und kostet Maut; Kroatien stellt auf ein System ohne Schranken um, geplant für März 2027. Wer durch Österreich und Slowenien kommt, braucht beide Vignetten. Die Brücke nach Pelješac ist mautfrei und erspart auf dem Weg nach Dubrovnik die Grenze zu Bosnien. Autofähren zu den Inseln legen vor allem in Split, Zadar, Makarska und Ploče ab; im Sommer ist man früh da. Von Ancona fahren Nachtfähren nach Split, von Zagreb Züge.

## Wetter

Von Juni bis September ist es trocken und heiß, das Meer bleibt bis in den Oktober warm. Mai und Ende September sind die angenehmsten Wochen. Die Bura, ein Fallwind, sperrt im Winter Brücken und Fähren, der Jugo bringt Regen.

## Bitte beachten

Offenes Feuer ist im Sommer verboten, auch die Zigarette im Wald. Badeschuhe sind nützlich, Hunde haben eigene [Strände](page:DogBeachesCroatia). Viele Orte wahren nachts Ruhe und mögen keine Badekleidung in der Altstadt. Die Kurtaxe steht im Gesamtpreis. Kürzer ist der Weg nach [Istrien](place:istrien).`,
    },
  ],
} satisfies PageSeed;
