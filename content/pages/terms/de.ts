import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'Was gilt, wenn Sie über Feriola buchen, reservieren oder anfragen.',
  notice: sampleNotice.de,
  sections: [
    {
      title: 'Wer Ihr Vertragspartner ist',
      paragraphs: [
        'Feriola vermittelt Unterkünfte. Den Mietvertrag schließen Sie mit dem Gastgeber, der auf der Seite der Unterkunft und vor der Buchung genannt ist. Dort steht auch, ob er gewerblich oder privat handelt; bei privaten Gastgebern gilt das Verbraucherrecht für Verträge mit Unternehmern nicht.',
      ],
    },
    {
      title: 'Buchung, Reservierung, Anfrage',
      paragraphs: [
        'Mit „Zahlungspflichtig buchen“ geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, wenn der Gastgeber bestätigt, bei sofort buchbaren Unterkünften schon mit Ihrer Buchung; Sie erhalten darüber eine E-Mail.',
        'Eine Reservierung ist kostenlos und unverbindlich. Sie hält die Unterkunft bis zum angegebenen Zeitpunkt frei und verfällt dann. Eine Anfrage („Zahlungspflichtig anfragen“) hält nichts frei; nimmt der Gastgeber sie an, ist die Unterkunft zu den angezeigten Bedingungen gebucht.',
      ],
    },
    {
      title: 'Preise und Zahlung',
      paragraphs: [
        'Der Gesamtpreis des Aufenthalts enthält alle verpflichtenden Kosten, auch solche vor Ort und die Kurtaxe. Freiwillige Extras, Versicherung und Kaution sind gesondert ausgewiesen. Was wann fällig ist, steht vor der Buchung im Zahlungsplan und in der Bestätigung.',
      ],
    },
    {
      title: 'Stornierung',
      paragraphs: [
        'Sie können bis zum Tag vor der Anreise über Ihre Buchungsseite stornieren. Solange der Gastgeber nicht bestätigt hat, kostet das nichts. Danach richten sich die Kosten nach den Bedingungen der Unterkunft; sie werden vor der Buchung und vor der Stornierung genannt. Der Nachweis eines geringeren Schadens bleibt Ihnen vorbehalten.',
      ],
    },
    {
      title: 'Kein Widerrufsrecht',
      paragraphs: [
        'Für Unterkünfte mit festem Reisetermin besteht nach § 312g Absatz 2 Nummer 9 BGB kein Widerrufsrecht.',
      ],
    },
    {
      title: 'Ihr Aufenthalt',
      paragraphs: [
        'Die Unterkunft darf nur mit der gebuchten Zahl von Personen und Hunden genutzt werden. Mängel melden Sie bitte sofort dem Gastgeber, damit er abhelfen kann.',
      ],
    },
    {
      title: 'Haftung und Recht',
      paragraphs: [
        'Feriola haftet für die sorgfältige Vermittlung, unbeschränkt bei Vorsatz, grober Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit. Es gilt deutsches Recht; zwingende Vorschriften Ihres Wohnsitzlandes bleiben unberührt.',
      ],
    },
  ],
});
