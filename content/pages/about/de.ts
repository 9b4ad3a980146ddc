import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Was Feriola anders macht',
  description:
    'Ein Gesamtpreis überall, kostenlose Reservierung, Bewertungen mit Herkunft, offene Reihenfolge: woran Sie uns messen können.',
  lead: `Feriola vermittelt Ferienhäuser und Ferienwohnungen in Europa, in vier Sprachen. Wir besitzen keine Häuser und organisieren keine Reisen. Was wir tun, lässt sich auf jeder Seite nachprüfen.`,
  picture: { scene: 'theme-start', alt: 'Illustration: ein Haus über einer Bucht am Abend' },
  blocks: [
    {
      kind: 'text',
      text: `## Ein Preis von Anfang an

Sobald Sie Reisedaten gewählt haben, zeigen Liste, Karte, Unterkunft und Buchung dieselbe Zahl: den Gesamtpreis mit Endreinigung, verpflichtenden Kosten und Kurtaxe. Daneben steht, was Sie jetzt und was Sie vor Ort zahlen. Kaution und geschätzte Verbrauchskosten nennen wir getrennt: Die eine bekommen Sie zurück, die anderen hängen davon ab, wie viel Sie verbrauchen. Eine Versicherung ist nie vorausgewählt.

## Zeit zum Überlegen

Bei vielen Unterkünften können Sie eine kostenlose Reservierung anlegen, wenn die Anreise mindestens 14 Tage entfernt ist. Bis zu drei Tage lang bekommt dann niemand sonst diese Nächte. Sie sehen, wann die Reservierung abläuft, und wir erinnern Sie einen Tag vorher. Bevor Sie stornieren, zeigt Ihre Buchungsseite, was das heute kostet.

## Bewertungen mit Herkunft

Bei jeder Bewertung steht, ob sie aus einer Buchung bei uns stammt, ob der Aufenthalt geprüft wurde oder ob sie ungeprüft übernommen ist. Wir veröffentlichen gute und schlechte. Ein Haus, das niemand bewertet hat, hat keine Sterne.

## Eine Reihenfolge, die man nachlesen kann

Die Sortierung „Empfehlung“ folgt zur Hälfte den Bewertungen, zu je einem Fünftel dem Preis im Vergleich zur Region und der Vollständigkeit der Angaben und zu einem Zehntel der Neuheit. Das steht bei jeder Liste. Plätze verkaufen wir nicht.`,
    },
    { kind: 'part', part: 'ratings' },
    {
      kind: 'text',
      text: `## Für alle benutzbar

Die Seiten lassen sich mit Tastatur und Vorleseprogramm bedienen. Für Menschen, die es brauchen, gibt es Filter nach Maßen: stufenloser Zugang, Türbreite, bodengleiche Dusche. Eine Merkliste haben Sie auch ohne Konto. Bevor Sie zugestimmt haben, laden wir nur, was notwendig ist. Inhalte fremder Server binden wir nicht ein.

## Was wir nicht sind

Wir sind kein Reiseveranstalter und nicht Ihr Vermieter im rechtlichen Sinn. Ihr Vertrag besteht mit dem Gastgeber; wer das ist und ob er gewerblich oder privat vermietet, steht auf der Seite der Unterkunft. Fragen zur Buchung beantwortet unser Büro.`,
    },
    { kind: 'part', part: 'office' },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Fragen von Gästen', to: 'page:Faq/faq1' },
        { label: 'Vermieten mit Feriola', to: 'page:Retailer' },
        { label: 'Was Kunden sagen', to: 'page:CustomerRating' },
        { label: 'Allgemeine Geschäftsbedingungen', to: 'page:terms' },
      ],
    },
  ],
} satisfies PageSeed;
