import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Partnerprogramm',
  description:
    'Vier Wege, mit Feriola zu arbeiten: als Website mit Link, als Reisebüro, mit eigenem Markenauftritt oder als Agentur mit Häusern.',
  lead: `Partner bringen Gäste oder Häuser zu uns. Was sie dafür brauchen, ist verschieden; diese Seite zeigt, welcher Weg zu Ihnen passt.`,
  picture: { scene: 'theme-city', alt: 'Illustration: eine Stadt in der Dämmerung' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Vier Wege',
      teasers: [
        {
          title: 'Websites und Blogs',
          text: 'Sie verweisen mit Ihrer Partnernummer auf Suchen, Regionen oder Unterkünfte.',
          to: 'page:Affiliates',
          label: 'Für Affiliates',
        },
        {
          title: 'Reisebüros',
          text: 'Sie buchen für Ihre Kunden; Ihr Büro steht auf den Unterlagen.',
          to: 'page:TravelAgency',
          label: 'Für Reisebüros',
        },
        {
          title: 'Agenturen',
          text: 'Sie betreuen Häuser mehrerer Gastgeber und übergeben vor Ort die Schlüssel.',
          to: 'page:Agency',
          label: 'Für Agenturen',
        },
        {
          title: 'Gastgeber',
          text: 'Sie vermieten ein eigenes Haus.',
          to: 'page:Retailer',
          label: 'Für Gastgeber',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Der eigene Markenauftritt

Wer viele Gäste hat und sie nicht abgeben möchte, zeigt unsere Unterkünfte unter eigener Adresse. Die Seiten tragen dann Ihren Namen, Ihre Telefonnummer und Ihre E-Mail-Adresse, ebenso die E-Mails an die Gäste und die Bestätigung. Buchungen auf Ihrer Adresse zählen immer für Sie, denn es entscheidet die Adresse, kein Cookie. Auf Wunsch blenden wir Versicherung, Newsletter und Bonuscodes aus; was ausgeblendet ist, lässt sich dort auch nicht buchen.

Preise, freie Tage und Bedingungen sind dieselben wie bei uns. Aufschläge auf den Gesamtpreis gibt es nicht. Welche Pflichtangaben dort stehen müssen, hängt davon ab, wer gegenüber dem Gast auftritt; das klären wir in der Vereinbarung.

## Was wir mit Partnern vereinbaren

In einer schriftlichen Vereinbarung stehen Vergütung, Abrechnung, Verwendung von Namen und Bildern, Datenschutz und Kündigung. Die Höhe der Vergütung nennen wir hier nicht, weil sie vom Weg und vom Umfang abhängt. Unterpartner, etwa die Filialen einer Kette, lassen sich einem Partner zuordnen.

## Ihr Partnerbereich

[Registrieren Sie sich](page:UserBusinessRegistration); unser Büro sieht sich jede Anmeldung an. Danach [melden Sie sich an](page:PartnerLogin) und finden Ihre Nummer, Links und Banner zum Kopieren, eine Auswertung nach Tag, Link und Unterkunft, API-Schlüssel für eigene Programme und alles, was Ihre Gäste von Ihnen sehen. Die Abrechnung bekommen Sie von unserem Büro.`,
    },
    {
      kind: 'action',
      title: 'Partner werden',
      to: 'page:UserBusinessRegistration',
      label: 'Als Partner registrieren',
    },
    {
      kind: 'links',
      title: 'Weiter',
      links: [
        { label: 'Anmeldung für Partner', to: 'page:PartnerLogin' },
        { label: 'Vertrieb', to: 'page:Distribution' },
        { label: 'Logos und Name', to: 'page:Logos' },
      ],
    },
  ],
} satisfies PageSeed;
