import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Für Agenturen',
  description:
    'Für Agenturen, die Häuser mehrerer Gastgeber betreuen: wie Ihre Häuser gezeigt, eingelesen und zugeordnet werden.',
  lead: `Wer Schlüssel übergibt, ans Telefon geht und den Handwerker ruft, ist für Gäste oft wichtiger als der Eigentümer. Darum nennen wir die Agentur auf der Seite des Hauses.`,
  blocks: [
    {
      kind: 'text',
      text: `## Wie Ihre Agentur erscheint

Auf der Seite jedes Hauses steht unter „Wer vermietet“ Ihre Agentur neben dem Gastgeber. Gäste können alle Häuser einer Agentur als Suche öffnen, und die Startseite stellt einige Agenturen vor, die vor Ort erreichbar sind. Wer vermietet, ob gewerblich oder privat, und mit wem der Vertrag zustande kommt, geben Sie für jedes Haus an. Vermieten Sie im eigenen Namen, steht Ihr Name an dieser Stelle.

## Häuser übergeben

Viele Häuser pflegt man nicht von Hand. Wir lesen Dateien ein, eine Zeile je Haus im Format NDJSON: Lage, Art, Personenzahl, Schlafzimmer, Betten, Preise je Nacht, Ausstattung, Maße für den Zugang, Texte in vier Sprachen und ein Kalender der freien Tage. Jede Zeile hat einen eigenen Schlüssel, an dem wir das Haus wiedererkennen; dieselbe Datei noch einmal einzulesen ändert nichts. Was sich nicht verwenden lässt, steht mit dem Grund in einem Bericht, den Sie bekommen. Aufenthalte, die Gäste bei uns gebucht haben, rührt ein Einlesen nie an.

Land, Region und Ort bestimmen wir aus der Position. Zu Preisen in anderen Währungen gehört ein Umrechnungskurs in Euro. Sterne eines Tourismusverbands zeigen wir nur bei Häusern, die klassifiziert sind.

## Buchungen beantworten

Buchungen, Reservierungen und Anfragen kommen per E-Mail mit einem Link, über den Sie bestätigen oder ablehnen. Nächte, die Sie selbst anderswo vergeben, müssen im Kalender der nächsten Datei stehen; je öfter Sie liefern, desto seltener sagen Sie Gästen ab. Wenn Sie sich [registriert](page:UserBusinessRegistration) haben und wir Sie freigeschaltet haben, sehen Sie nach der Anmeldung die Buchungen aller Ihrer Häuser und antworten dort. Einen Abgleich der Kalender in kürzeren Abständen gibt es noch nicht.

## Wer wofür einsteht

Sie sorgen dafür, dass Sie für die Gastgeber handeln dürfen, dass Angaben und Bilder stimmen und Ihnen zur Verfügung stehen und dass Registriernummern vorliegen, wo sie vorgeschrieben sind. Vergütung und Abrechnung stehen in der Vereinbarung.`,
    },
    { kind: 'action', title: 'Häuser anmelden', to: 'page:ContactAgency', label: 'Als Agentur schreiben' },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Vertrieb', to: 'page:Distribution' },
        { label: 'Vermittlungsbedingungen', to: 'page:AgencyTerms' },
        { label: 'Fragen von Gastgebern', to: 'page:Faq/faq2' },
      ],
    },
  ],
} satisfies PageSeed;
