import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Ferienhäuser und Ferienwohnungen in Ungarn',
  description:
    'Plattensee, Weinland, Thermalbäder oder Budapest: ein ungarisches Ferienhaus, seine Jahreszeiten, E-Vignette, Bahn und Seeregeln.',
  lead: 'Ungarn hat kein Meer und vermisst es nicht: Der Plattensee ist 77 Kilometer lang, im Sommer badewarm und an einem Ufer so flach, dass man weit hineingeht, ehe man schwimmt.',
  blocks: [
    {
      kind: 'text',
      text: `## Am See

Am [Plattensee](place:plattensee) entscheidet das Ufer. Im Süden zwischen Siófok und Balatonmáriafürdő reicht das Wasser Kindern lange bis zum Bauch, es gibt Bäder, Musik und die Bahn direkt dahinter. Das Nordufer ist hügelig: Tihany mit Abtei und Lavendel, Badacsony mit Basaltbergen und Wein, Häuser mit Weinkeller und Blick. Am Westende liegen Keszthely und Hévíz mit seinem warmen Thermalsee. Der Radweg führt einmal herum.

## Anderswo

Das Donauknie nördlich von [Budapest](place:budapest) hat Wälder, Burgen und Häuser am Fluss. In Eger und Tokaj wohnt man zwischen Weinkellern. Die Puszta um Hortobágy ist weit, mit Ziehbrunnen und Graurindern. Thermalbäder gibt es fast überall; mit ihnen lohnt sich sogar der Februar. In Budapest sind Wohnungen in alten Häusern mit Innenhof üblich, Stille nach 22 Uhr wird dort erwartet.

## Temperaturen

Juli und August sind heiß und trocken, der See wird über 25 Grad warm. Mai, Juni und September sind angenehmer, die Weinlese reicht bis Oktober. Der Winter ist kalt; in strengen Jahren friert der See zu.

## Anreise

Autobahnen und viele Schnellstraßen verlangen eine elektronische Vignette, die vor der Auffahrt im Netz oder an der Tankstelle gekauft wird; auch Österreich hat eine. Außerorts fährt man mit Licht, und am Steuer gelten null Promille. Züge fahren von Wien, München und Zürich nach Budapest, auch über Nacht, und von dort an beide Ufer.

## Beachten Sie

Sturmsignale am See blinken in zwei Stufen, bei der schnellen muss man ans Ufer. Hunde dürfen nur an eigenen Badestellen ins Wasser, in Gemeindebäder meist nicht. Bezahlt wird in Forint. Die Kurtaxe steht im Gesamtpreis. Mücken gibt es an Schilfufern, Fliegengitter im Haus sind ein gutes Zeichen.`,
    },
  ],
} satisfies PageSeed;
