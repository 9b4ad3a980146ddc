import { company } from '../../../domain/company.ts';
import { sampleNotice } from '../../sample-notice.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Vermittlungsbedingungen',
  description:
    'Was zwischen Gästen und Feriola als Vermittler gilt, neben dem Mietvertrag mit dem Gastgeber.',
  notice: sampleNotice.de,
  blocks: [
    {
      kind: 'text',
      text: `## 1. Wofür diese Bedingungen gelten

Sie regeln das Verhältnis zwischen dem Gast und der ${company.name} (Feriola) bei der Vermittlung von Unterkünften. Für den Aufenthalt selbst gilt der Mietvertrag mit dem Gastgeber und ergänzend die [Allgemeinen Geschäftsbedingungen](page:terms). Was im Einzelfall vereinbart ist und was im Buchungsablauf angezeigt wird, geht diesen Bedingungen vor.

## 2. Feriola als Vermittler

Feriola vermittelt den Abschluss eines Mietvertrags zwischen Gast und Gastgeber und ist nicht dessen Partei. Wer Gastgeber ist und ob er gewerblich oder privat handelt, steht auf der Seite der Unterkunft und vor der Buchung. Eine Unterkunft allein ist keine Pauschalreise; Feriola ist kein Reiseveranstalter. Für Gäste ist die Vermittlung kostenlos: Sie zahlen den angezeigten Gesamtpreis und, wenn sie sie wählen, Extras und Versicherung.

## 3. Zustandekommen

Mit der Schaltfläche „Zahlungspflichtig buchen“ gibt der Gast ein verbindliches Angebot ab. Der Mietvertrag kommt zustande, wenn der Gastgeber bestätigt, bei sofort buchbaren Unterkünften mit der Buchung. Eine Anfrage wird mit der Annahme durch den Gastgeber verbindlich; bleibt sie unbeantwortet, endet sie nach sieben Tagen, spätestens am Tag der Anreise. Eine Reservierung ist unverbindlich und kostenlos und endet zu dem Zeitpunkt, der mit ihr angezeigt wird.

Der Gast prüft seine Angaben vor dem Absenden und kann sie berichtigen. Über jeden Schritt erhält er eine E-Mail; Vertragsdaten und Unterlagen stehen auf seiner Buchungsseite. Der Vertrag kann auf Deutsch, Englisch, Französisch oder Italienisch geschlossen werden.

## 4. Preise und Zahlung

Der Gesamtpreis enthält alle verpflichtenden Kosten einschließlich der Kurtaxe. Kaution und Kosten nach Verbrauch werden getrennt genannt. Welcher Betrag wann an wen zu zahlen ist, steht im Zahlungsplan der Bestätigung. Zieht Feriola Beträge ein, geschieht das im Namen und für Rechnung des Gastgebers. Bonuscodes werden bei der Buchung eingegeben; ihr Wert ist auf den im Voraus zu zahlenden Preis begrenzt.`,
    },
    {
      kind: 'text',
      text: `## 5. Änderung und Stornierung

Bis zum Tag vor der Anreise kann der Gast über seine Buchungsseite stornieren. Solange der Gastgeber die Buchung nicht bestätigt hat, ist das kostenlos. Danach richten sich die Stornokosten nach den Bedingungen der Unterkunft zum Zeitpunkt der Buchung und werden vor dem Stornieren angezeigt. Dem Gast bleibt der Nachweis vorbehalten, dass ein Schaden nicht oder in geringerer Höhe entstanden ist. Ein Änderungswunsch wird mit Zustimmung des Gastgebers zu dem angezeigten Preis verbindlich; bis dahin gilt die Buchung unverändert. Ein gesetzliches Widerrufsrecht besteht für Unterkünfte mit festem Reisetermin nicht (§ 312g Absatz 2 Nummer 9 BGB).

## 6. Was Feriola schuldet

Feriola schuldet die sorgfältige Vermittlung: Angaben des Gastgebers richtig wiederzugeben, Erklärungen unverzüglich weiterzuleiten und Unterlagen bereitzustellen. Für die Angaben selbst und für die Leistungen am Ort steht der Gastgeber ein. Erkennt Feriola, dass Angaben unrichtig sind, werden sie berichtigt oder entfernt.

## 7. Was der Gast beiträgt

Der Gast macht wahre Angaben zu Personen, Alter der Kinder und Hunden, hält den Link zu seiner Buchung geheim und meldet Mängel unverzüglich dem Gastgeber, damit dieser abhelfen kann. Feriola hilft, den Gastgeber zu erreichen.

## 8. Bewertungen

Bewertungen geben die Meinung der Gäste wieder. Bei jeder steht, woher sie stammt. Wer eine Bewertung oder einen anderen Inhalt für rechtswidrig hält, teilt es über die Kontaktstelle im [Impressum](page:disclaimer) mit.

## 9. Haftung

Feriola haftet unbeschränkt bei Vorsatz, grober Fahrlässigkeit, bei Schäden an Leben, Körper und Gesundheit und nach zwingendem Recht. Bei leichter Fahrlässigkeit haftet Feriola für die Verletzung wesentlicher Pflichten der Vermittlung, begrenzt auf den vertragstypischen, vorhersehbaren Schaden.

## 10. Recht und Streitbeilegung

Es gilt deutsches Recht; zwingende Vorschriften des Landes, in dem der Gast als Verbraucher wohnt, bleiben unberührt. An Verfahren vor einer Verbraucherschlichtungsstelle nimmt Feriola nicht teil und ist dazu auch nicht verpflichtet. Fragen beantwortet unser [Service](page:Contact).`,
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Allgemeine Geschäftsbedingungen', to: 'page:terms' },
        { label: 'Datenschutz', to: 'page:privacy' },
        { label: 'Impressum', to: 'page:disclaimer' },
      ],
    },
  ],
} satisfies PageSeed;
