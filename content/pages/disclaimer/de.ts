import { company, companyAddress } from '../../../domain/company.ts';
import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Impressum',
  description: 'Wer diese Website betreibt und wie Sie uns erreichen.',
  notice: sampleNotice.de,
  sections: [
    {
      title: 'Anbieter',
      paragraphs: [companyAddress('de', 'Muster'), 'Vertreten durch die Geschäftsführung.'],
    },
    {
      title: 'Kontakt',
      paragraphs: [
        `E-Mail: ${company.email}\nTelefon: ${company.phone.display}\nWir antworten in der Regel innerhalb eines Werktags.`,
      ],
    },
    {
      title: 'Register und Steuer',
      paragraphs: [
        'Handelsregister und Umsatzsteuer-Identifikationsnummer trägt der Betreiber hier ein (§ 5 DDG).',
      ],
    },
    {
      title: 'Kontaktstelle nach dem Gesetz über digitale Dienste',
      paragraphs: [
        `Behörden und Nutzer erreichen uns unter ${company.email} auf Deutsch und Englisch. Rechtswidrige Inhalte melden Sie bitte an dieselbe Adresse oder über „Inhalt melden“ auf der Seite der Unterkunft, mit der Adresse der Seite und einer kurzen Begründung. Wir prüfen jede Meldung und teilen Ihnen die Entscheidung mit.`,
      ],
    },
    {
      title: 'Streitbeilegung',
      paragraphs: [
        'Wir sind weder verpflichtet noch bereit, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Sprechen Sie uns bitte an: Wir suchen gemeinsam eine Lösung.',
      ],
    },
    {
      title: 'Bilder und Daten',
      paragraphs: [
        'Bilder, die als Illustration gekennzeichnet sind, zeigen keine wirkliche Unterkunft. Ortsdaten: GeoNames (CC BY 4.0). Küstenlinien: Natural Earth.',
      ],
    },
  ],
});
