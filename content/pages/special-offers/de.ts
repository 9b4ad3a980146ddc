import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Sonderangebote',
  description:
    'Frühbucher, Lastminute, lange Aufenthalte: welche Nachlässe Gastgeber geben, wie Sie sie finden und wie wir sie berechnen.',
  lead: `Nachlässe geben die Gastgeber, nicht wir. Sie gelten für eine Unterkunft und einen Zeitraum, und sie sind schon abgezogen, wenn Sie einen Gesamtpreis sehen.`,
  picture: { scene: 'theme-last-minute', alt: 'Illustration: eine Bucht im Abendlicht' },
  blocks: [
    {
      kind: 'text',
      text: `## Drei Arten von Nachlass

Ein **Frühbucherrabatt** gilt, wenn zwischen Buchung und Anreise mindestens so viele Tage liegen, wie der Gastgeber festgelegt hat. Ein **Lastminute-Rabatt** gilt umgekehrt, wenn die Anreise nah ist. Einen **Nachlass für lange Aufenthalte** gibt es ab einer bestimmten Zahl von Nächten. Passen mehrere, zählt der höchste; zusammengerechnet werden sie nicht. Bemessen wird der Nachlass am Preis der Unterkunft, nicht an Reinigung, Kurtaxe und Extras.

Die Schwellen und Prozentsätze stehen auf der Seite jeder Unterkunft unter „Nebenkosten, Kaution und Rabatte“. In der Buchung sehen Sie den Nachlass als eigene Zeile.

## Günstige Tage finden

Der Preiskalender einer Unterkunft zeigt für jeden möglichen Anreisetag den Gesamtpreis Ihres Aufenthalts, und über der Liste der Suche steht für die Tage um Ihre Anreise jeweils der günstigste. Einen Tag früher oder später anzureisen, spart oft mehr als jeder Rabatt. Wer ohne Datum sucht, kann nach Preis sortieren; die Liste vergleicht dann die günstigste Woche.

Der Filter „Nur Lastminute“ zeigt Unterkünfte, deren Gastgeber einen solchen Nachlass eingetragen haben. Ob er für Ihre Daten gilt, zeigt der Preis.`,
    },
    { kind: 'homes', title: 'Unterkünfte mit Lastminute-Nachlass', search: 'lastminuteonly=Y' },
    { kind: 'part', part: 'offers' },
    {
      kind: 'text',
      text: `## Was wir nicht tun

Wir erfinden keine durchgestrichenen Preise, lassen keinen Countdown laufen und behaupten nicht, dass gerade jemand anderes dasselbe Haus ansieht. Bezahlte Plätze in der Liste gibt es nicht. Wenn Sie noch überlegen, halten Sie eine Unterkunft mit einer kostenlosen Reservierung fest, sofern die Anreise mindestens 14 Tage entfernt ist. Auf der [Merkliste](page:WatchList) sehen Sie, ob der Preis seit dem Merken gestiegen oder gesunken ist.`,
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Last Minute', to: 'offer:12' },
        { label: 'Bonuscodes einlösen', to: 'page:DiscountAndVoucher' },
        { label: 'Alle Angebote', to: 'page:OfferOverview' },
      ],
    },
  ],
} satisfies PageSeed;
