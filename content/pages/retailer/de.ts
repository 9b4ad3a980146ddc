import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Vermieten mit Feriola',
  description:
    'Für Gastgeber: wie Ihr Haus gezeigt wird, wie Buchungen, Reservierungen und Anfragen zu Ihnen kommen und wer wann zahlt.',
  lead: `Sie vermieten, wir vermitteln. Der Mietvertrag besteht zwischen Ihnen und Ihrem Gast; Sie bestimmen Preise, Bedingungen und wer kommt. Diese Seite beschreibt, was Sie dabei von uns erwarten können.`,
  picture: { scene: 'theme-landlords', alt: 'Illustration: ein Landhaus in der Toskana' },
  blocks: [
    {
      kind: 'text',
      text: `## Wie Gäste Ihr Haus finden

Ihr Haus erscheint auf Deutsch, Englisch, Französisch und Italienisch, in Liste, Karte und Themen. Die Reihenfolge der Liste folgt den Bewertungen, dem Preis im Vergleich zur Region, der Vollständigkeit Ihrer Angaben und einem kleinen Vorsprung für neue Häuser. Bezahlte Plätze gibt es nicht. Die Vollständigkeit haben Sie selbst in der Hand: Bilder aller Räume, Texte, Betten je Zimmer, Maße für den Zugang. Gäste filtern danach, und was fehlt, wird nicht gefunden.

Bis zur Buchung zeigt die Karte nur einen Kreis mit 500 Metern Radius, damit niemand aus Kalender und Adresse schließen kann, wann Ihr Haus leer steht.

## Buchung, Reservierung, Anfrage

Eine **Buchung** belegt die Nächte sofort. Sie bekommen eine E-Mail mit einem Link, sehen Aufenthalt, Personen, Hunde und die Nachricht des Gastes und bestätigen oder lehnen ab, mit einem eigenen Text, wenn Sie möchten. Bitte antworten Sie möglichst innerhalb von 24 Stunden. Häuser, die sofort buchbar sind, brauchen Ihre Bestätigung nicht.

Eine **Reservierung** hält Nächte bis zu drei Tage frei und endet spätestens zwei Tage vor der Anreise; Sie müssen nichts tun. Eine **Anfrage** belegt nichts; sie wird erst mit Ihrem Ja zur verbindlichen Buchung und verfällt nach sieben Tagen.

Telefon und Anschrift des Gastes sehen Sie, sobald die Buchung bestätigt ist. Wünscht ein Gast eine Änderung, berechnen wir sie mit Ihren Preisen von diesem Tag; bis Sie zustimmen, bleibt alles beim Alten. Dieselbe Nacht kann nicht zweimal vergeben werden. Gibt es einen Konflikt, sehen Sie ihn vor Ihrer Antwort.`,
    },
    {
      kind: 'text',
      text: `## Preise, Zahlung, Stornierung

Sie legen Saisonpreise, Mindestaufenthalte, Anreisetage, Nachlässe, Nebenkosten und Kaution fest. Gästen zeigen wir daraus einen Gesamtpreis mit allen verpflichtenden Kosten; so verlangt es die Preisangabenverordnung. Je nach Vereinbarung zahlt der Gast an Sie oder an uns. In der Regel ist ein Viertel eine Woche nach der verbindlichen Buchung fällig, der Rest sechs Wochen vor der Anreise, bei kurzfristigen Buchungen alles auf einmal.

Ihre Stornobedingungen gelten in der Fassung, die der Gast bei der Buchung gesehen hat. Storniert er, teilen wir Ihnen das und die Höhe der Stornokosten mit, und die Nächte werden wieder frei.

## Pflichten, an die wir Sie erinnern

Gäste müssen wissen, ob Sie gewerblich oder privat vermieten. Wo eine Registriernummer vorgeschrieben ist, gehört sie nach der Verordnung (EU) 2024/1028 in die Anzeige; tragen Sie sie ein, und wir zeigen sie auf der Seite Ihres Hauses. Plattformen müssen den Finanzbehörden der EU einmal im Jahr melden, was über sie eingenommen wurde; dafür brauchen wir Ihre steuerlichen Angaben. Kurtaxe, Meldeschein und Brandschutz bleiben Ihre Sache; Auskunft gibt die Gemeinde.

## So kommt Ihr Haus zu uns

[Registrieren Sie sich](page:UserBusinessRegistration). Nach der Freischaltung tragen Sie im Gastgeberbereich Lage, Texte, Fotos, Ausstattung und Preise selbst ein und verbinden den Kalender mit denen anderer Portale. Ihr erstes Haus sehen wir uns an, bevor Gäste es finden. Unsere Provision steht in Ihrem Vertrag. Wer viele Häuser verwaltet, kann sie auch als Datei liefern, siehe [Agenturen](page:Agency).`,
    },
    {
      kind: 'action',
      title: 'Ihr Haus anbieten',
      text: 'Haben Sie vorher noch Fragen? Ein paar Zeilen genügen.',
      to: 'page:ContactLandlord',
      label: 'Als Gastgeber schreiben',
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Fragen von Gastgebern', to: 'page:Faq/faq2' },
        { label: 'Vermittlungsbedingungen', to: 'page:AgencyTerms' },
        { label: 'Wo Ihr Haus gezeigt wird', to: 'page:Distribution' },
      ],
    },
  ],
} satisfies PageSeed;
