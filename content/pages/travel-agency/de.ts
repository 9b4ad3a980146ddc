import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Für Reisebüros',
  description:
    'Ferienhäuser für Ihre Kunden buchen: Gesamtpreise, Reservierungen zum Überlegen, Vorgangsnummer und Unterlagen mit Ihrem Namen.',
  lead: `Ein Ferienhaus lässt sich im Reisebüro gut verkaufen, wenn der Preis feststeht, bevor der Kunde geht, und er eine Nacht darüber schlafen darf.`,
  blocks: [
    {
      kind: 'text',
      text: `## Beraten mit einem Preis

Sie sehen denselben Gesamtpreis wie jeder Gast, mit Reinigung, Pflichtkosten und Kurtaxe, getrennt nach Vorauszahlung und Kosten vor Ort. Kaution und geschätzte Verbrauchskosten stehen daneben. Das erspart Nachforderungen, die der Kunde Ihnen verübelt. Für den Vergleich legen Sie Unterkünfte auf die Merkliste und schicken dem Kunden den Link; er sieht sie mit dem aktuellen Preis und dem Hinweis, ob sie noch frei sind.

Eine kostenlose Reservierung hält das Haus bis zu drei Tage frei, wenn die Anreise mindestens 14 Tage entfernt ist. Solange der Link in der ersten E-Mail nicht geöffnet ist, gilt sie nur einen Tag; öffnen Sie ihn also gleich.

## Buchen für den Kunden

Tragen Sie Ihren Kunden als Gast ein, mit seiner Anschrift und einer E-Mail-Adresse, an die die Unterlagen gehen sollen. Ihre Buchungen laufen unter Ihrer Partnernummer. Auf der Bestätigung stehen der Name Ihres Büros und, wenn hinterlegt, Ihre Paxlounge-Nummer. Arbeiten Sie mit Midoco, schalten wir ein Feld für die Vorgangsnummer frei; sie erscheint dann auf der Bestätigung. Bestätigung und Kalenderdatei gibt es in der Sprache der Buchung.

Vertragspartner des Kunden ist der Gastgeber. Er erhält Telefon und Anschrift erst nach der Bestätigung. Storniert der Kunde, gelten die Stufen, die vor der Buchung angezeigt wurden.

## Einzelleistung oder Pauschalreise

Ein Ferienhaus allein ist keine Pauschalreise. Verkaufen Sie dazu einen Flug, einen Mietwagen oder eine andere Reiseleistung, kann Ihr Büro Reiseveranstalter oder Vermittler verbundener Reiseleistungen werden, mit Formblatt und Insolvenzsicherung. Prüfen Sie das vor dem Verkauf; Ihr Verband berät.`,
    },
    {
      kind: 'action',
      title: 'Reisebüro anmelden',
      text: 'Sie erhalten eine Partnernummer und sagen uns, welche Nummern auf die Unterlagen gehören.',
      to: 'page:ContactPartner',
      label: 'Als Partner schreiben',
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Partnerprogramm', to: 'page:PartnerProgramme' },
        { label: 'Vermittlungsbedingungen', to: 'page:AgencyTerms' },
        { label: 'Fragen von Gästen', to: 'page:Faq/faq1' },
      ],
    },
  ],
} satisfies PageSeed;
