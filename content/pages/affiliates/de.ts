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

Eine Buchung zählt für den Partner, dessen Nummer mit ihr gesendet wird. Über den Besuch hinaus merken wir uns die Herkunft nur, wenn der Gast im Hinweis zu Cookies zugestimmt hat, und dann 30 Tage lang. Auf einer eigenen Adresse zählt jede Buchung für ihren Partner. Ohne Zustimmung verfolgen wir niemandes Weg, auch nicht mit anderen Mitteln. Kommt ein Gast mit mehreren Nummern, gilt die letzte.

## Was Sie erfahren

Wir zählen für Sie Besuche, Anfragen und Buchungen, ohne Namen und ohne Adressen der Gäste. Sie stehen im [Partnerbereich](page:PartnerLogin) nach Tag, Link und Unterkunft, auch zum Speichern als CSV. Geben Sie Links einen Namen (**&subid=newsletter-mai**), sehen Sie, welcher etwas bringt. Die Vergütung steht in der Vereinbarung, die wir mit Ihnen schließen; sie ist vorgemerkt, bis der Aufenthalt zu Ende ist.

## Was wir erwarten

Kennzeichnen Sie Werbung als Werbung. Nennen Sie keine Preise, die Sie nicht gerade bei uns abgerufen haben; sie hängen vom Datum ab. Bieten Sie in Suchmaschinen nicht auf unseren Namen, und verschicken Sie keine Werbung, in die der Empfänger nicht eingewilligt hat. Bilder der Unterkünfte gehören den Gastgebern; verwenden Sie sie nur mit deren Erlaubnis.`,
    },
    {
      kind: 'action',
      title: 'Partnernummer bekommen',
      text: 'Registrieren Sie sich mit Ihrer Website. Unser Büro sieht sie sich an und schickt Ihnen die Nummer.',
      to: 'page:UserBusinessRegistration',
      label: 'Als Partner registrieren',
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Anmeldung für Partner', to: 'page:PartnerLogin' },
        { label: 'Als Partner schreiben', to: 'page:ContactPartner' },
        { label: 'Partnerprogramm', to: 'page:PartnerProgramme' },
        { label: 'Logos und Name', to: 'page:Logos' },
        { label: 'Datenschutz', to: 'page:privacy' },
      ],
    },
  ],
} satisfies PageSeed;
