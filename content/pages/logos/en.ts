import { company } from '../../../domain/company.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Logos and name',
  description:
    'How partners and editors write the name Feriola and use the logo, and where to get the files.',
  lead: `If you write about us or work with us, you may use our name and logo as long as it stays clear who is speaking.`,
  picture: { scene: 'theme-newsletter', alt: 'Illustration: a landscape in the morning' },
  blocks: [
    {
      kind: 'text',
      text: `## The name

Write Feriola with a capital F and the rest in lower case, even in headings. In running text it stands without quotation marks and is not translated. The company is called ${company.name}; that belongs in legal details, not in articles.

## The logo

Use the logo as you received it: not stretched, recoloured or shadowed and not as part of a logo of your own. Leave at least as much space around it as the F is tall, and choose a calm background that is light or dark enough. On partners’ pages our logo stands beside yours and is no larger.

## What is not allowed

Name and logo must not give the impression that Feriola stands behind an offer we do not know. They do not belong in website addresses, in the names of accounts or apps, or in advertisements bought on our own name. The pictures of homes belong to their hosts and may not be taken from our pages.

## Files

There are no files to download here at present. Write to [${company.email}](mailto:${company.email}) and say what you need the logo for and in which format; partners receive it with their documents.`,
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Partner programme', to: 'page:PartnerProgramme' },
        { label: 'What Feriola does differently', to: 'page:About' },
        { label: 'Imprint', to: 'page:disclaimer' },
      ],
    },
  ],
} satisfies PageSeed;
