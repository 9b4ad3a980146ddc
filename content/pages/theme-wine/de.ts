import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'wein',
  title: 'Urlaub im Weinland',
  description:
    'Ferienhaus zwischen Reben: Mosel, Elsass, Toskana und andere Weinregionen, Lesezeit, Verkostungen und Wege ohne Auto.',
  lead: `Weinlandschaften haben Menschen angelegt, mit Terrassen, Mauern und Wirtschaftswegen. Darum lassen sie sich gut zu Fuß und mit dem Rad erkunden, auch wenn man keinen Wein trinkt.`,
  picture: { scene: 'theme-wine', alt: 'Illustration: Weinberge im Herbstlicht' },
  blocks: [
    {
      kind: 'text',
      text: `## Regionen mit eigenem Charakter

An der [Mosel](place:mosel) stehen Rieslingreben auf Schieferhängen, die zu den steilsten Europas gehören; Orte und Häuser liegen unten am Fluss. Im [Elsass](place:elsass) reihen sich Fachwerkdörfer an der Weinstraße, mit kurzen Wegen und vielen kleinen Kellern. In der [Toskana](place:toskana) und in [Umbrien](place:umbrien) gehören zum Weingut oft Oliven und ein Landhaus mit Pool. [Südtirol](place:südtirol) hat Reben und Dreitausender in einem Tal. In der [Provence](place:provence) reift vor allem Rosé, in der [Steiermark](place:steiermark) Weißwein auf Hügeln nahe der slowenischen Grenze. In [Istrien](place:istrien) wächst Malvasia fast bis ans Meer.

## Wann die Reise lohnt

Gelesen wird je nach Rebsorte, Lage und Jahr von Ende August bis Oktober. Dann ist das Licht warm, in den Gassen riecht es nach Most, und auf schmalen Wegen sind Traktoren unterwegs. Winzer haben in diesen Wochen wenig Zeit für Gäste; wer verkosten möchte, meldet sich an oder kommt im Frühjahr. Im Mai und Juni blühen die Reben unscheinbar, dafür sind die Wege leer. Viele Weinorte feiern Feste im Spätsommer; dann sind Häuser in der Ortsmitte früh vergeben und nachts laut.`,
    },
    { kind: 'homes', title: 'Unterkünfte in der Toskana', search: 'country=it&region=toskana' },
    {
      kind: 'text',
      text: `## Ein Haus zwischen Reben suchen

Einen Filter für Weinberge gibt es nicht. Suchen Sie nach der Region und lesen Sie in den Beschreibungen, was vor der Tür wächst. Mit einem Wort wie „Weingut“ im Suchfeld finden Sie Unterkünfte, die es im Titel tragen. Gehört das Haus zu einem bewirtschafteten Weingut, fragen Sie den Gastgeber nach Erntezeiten und Spritztagen. Im Sommer sind Südhänge heiß; dann hilft ein Haus mit dicken Mauern, Klimaanlage oder Pool.

## Verkosten ohne Auto

Die Grenze für Alkohol am Steuer ist in vielen Ländern Europas 0,5 Promille, in einigen niedriger, und für Fahranfänger gilt oft null. Praktischer ist ein Haus im Ort oder mit Bahnhof in der Nähe: An der Mosel und im Elsass verbinden Züge und Busse die Dörfer, entlang der Mosel führt ein flacher Radweg. Manche Güter holen angemeldete Gäste ab. Zwischen den Ländern der EU gibt es für Wein zum eigenen Verbrauch keine Zollgrenze; bei der Einreise in die Schweiz oder nach Großbritannien gelten Freimengen, die der Zoll des Landes nennt.`,
    },
    {
      kind: 'links',
      title: 'Weiterlesen',
      links: [
        { label: 'Häuser an der Mosel', to: 'place:mosel' },
        { label: 'Häuser im Elsass', to: 'place:elsass' },
        { label: 'Häuser in der Toskana mit Pool', to: 'search:country=it&region=toskana&swimmingpool=Y' },
        { label: 'Alle Reiseideen', to: 'page:Themes' },
      ],
    },
  ],
} satisfies PageSeed;
