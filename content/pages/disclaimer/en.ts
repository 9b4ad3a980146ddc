import { company, companyAddress } from '../../../domain/company.ts';
import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Imprint',
  description: 'Who operates this website and how to reach us.',
  notice: sampleNotice.en,
  sections: [
    {
      title: 'Provider',
      paragraphs: [companyAddress('en', 'sample'), 'Represented by its management.'],
    },
    {
      title: 'Contact',
      paragraphs: [
        `Email: ${company.email}\nPhone: ${company.phone.display}\nWe usually reply within one working day.`,
      ],
    },
    {
      title: 'Register and tax',
      paragraphs: [
        'The operator enters the commercial register and VAT identification number here (section 5 DDG, Germany).',
      ],
    },
    {
      title: 'Contact point under the Digital Services Act',
      paragraphs: [
        `Authorities and users reach us at ${company.email} in German and English. Please report illegal content to the same address, or by “Report content” on the page of the home, with the address of the page and a short reason. We examine every notice and tell you our decision.`,
      ],
    },
    {
      title: 'Dispute resolution',
      paragraphs: [
        'We are neither obliged nor willing to take part in proceedings before a consumer arbitration board. Please talk to us: we look for a solution together.',
      ],
    },
    {
      title: 'Pictures and data',
      paragraphs: [
        'Pictures labelled as illustrations show no real home. Place data: GeoNames (CC BY 4.0). Coastlines: Natural Earth.',
      ],
    },
  ],
});
