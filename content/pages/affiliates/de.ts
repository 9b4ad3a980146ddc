import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Affiliates: auf Feriola verweisen',
  description:
    'Für Betreiber von Websites: wie ein Link mit Partnernummer funktioniert, wann ein Besuch gezählt wird und was Sie erfahren.',
  lead: `Wenn Ihre Leser über einen Link von Ihnen zu uns kommen und buchen, soll das zu sehen sein. Dafür genügt eine Nummer in der Adresse.`,
  blocks: [
    {
      kind: 'text',
      text: `## Der Link

Sie bekommen eine Partnernummer aus Ziffern und hängen sie an jede Adresse unserer Website an: **?pid=12345**, oder **&pid=12345**, wenn die Adresse schon ein Fragezeichen enthält. Das geht mit der Startseite ebenso wie mit einer Suche, einer Region oder einer einzelnen Unterkunft. Verlinken Sie so genau wie möglich: Wer über die Ostsee schreibt, verweist auf die [Ostseeküste](place:ostseeküste_deutschland) mit passenden Filtern und nicht auf die Startseite. Adressen von Suchen bleiben gültig, weil alle Filter in ihnen stehen.

## Wann gezählt wird

Eine Buchung zählt für den Partner, dessen Nummer mit ihr gesendet wird. Über den Besuch hinaus merken wir uns die Herkunft nur, wenn der Gast im Hinweis zu Cookies zugestimmt hat. Ohne Zustimmung verfolgen wir niemandes Weg, auch nicht mit anderen Mitteln. Kommt ein Gast mit mehreren Nummern, gilt die letzte.

## Was Sie erfahren

Wir zählen für Sie Suchen, Preisanfragen und Buchungen, ohne Namen und ohne Adressen der Gäste. Eine Auswertung online gibt es noch nicht; Sie erhalten die Zahlen auf Anfrage von unserem Büro. Die Vergütung steht in der Vereinbarung, die wir mit Ihnen schließen.

## Was wir erwarten

Kennzeichnen Sie Werbung als Werbung. Nennen Sie keine Preise, die Sie nicht gerade bei uns abgerufen haben; sie hängen vom Datum ab. Bieten Sie in Suchmaschinen nicht auf unseren Namen, und verschicken Sie keine Werbung, in die der Empfänger nicht eingewilligt hat. Bilder der Unterkünfte gehören den Gastgebern; verwenden Sie sie nur mit deren Erlaubnis.`,
    },
    {
      kind: 'action',
      title: 'Partnernummer anfragen',
      text: 'Nennen Sie uns Ihre Website und wie Sie auf uns verweisen möchten.',
      to: 'page:ContactPartner',
      label: 'Als Partner schreiben',
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Partnerprogramm', to: 'page:PartnerProgramme' },
        { label: 'Logos und Name', to: 'page:Logos' },
        { label: 'Datenschutz', to: 'page:privacy' },
      ],
    },
  ],
} satisfies PageSeed;
