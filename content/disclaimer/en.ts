import type { ContentText } from '../../domain/content-text.ts';
import { sampleNotice } from '../sample-notice.ts';

export default {
  title: 'Imprint',
  description: 'Who operates this website and how to reach us.',
  notice: sampleNotice.en,
  sections: [
    {
      title: 'Provider',
      paragraphs: [
        'Feriola GmbH (sample)\nMusterstraße 1\n20095 Hamburg\nGermany',
        'Represented by its management.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['Email: kontakt@feriola.example\nWe usually reply within one working day.'],
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
        'Authorities and users reach us at kontakt@feriola.example in German and English. Please report illegal content to the same address, with the address of the page and a short reason. We examine every notice and tell you our decision.',
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
} satisfies ContentText;
