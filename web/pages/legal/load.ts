import type { LoaderFunctionArgs } from 'react-router';
import { languages } from '../../../domain/language.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { matchOf } from '../../features/booking/bookable-home.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface LegalSection {
  title: string;
  /** Each with its line breaks. */
  paragraphs: readonly string[];
}

export interface LegalData {
  head: PageHead;
  origin: string;
  title: string;
  sample: { title: string; text: string };
  sections: readonly LegalSection[];
}

/** Long texts come with the page; the browser's message file does not carry them. */
export function load({ url, context }: LoaderFunctionArgs): LegalData {
  const site = context.get(siteContext);
  const match = matchOf(site, url, ['terms', 'privacy', 'disclaimer']);
  const t = site.translate(match.language);
  const sections: LegalSection[] = [];
  for (let number = 1; ; number += 1) {
    const key = `legal.${match.name}.section${number}`;
    if (!t.has(`${key}.title`)) break;
    sections.push({ title: t(`${key}.title`), paragraphs: t(`${key}.text`).split('\n\n') });
  }
  const title = t(`legal.${match.name}.title`);
  return {
    head: {
      title,
      description: t(`legal.${match.name}.description`),
      path: site.routes.translateMatch(match, match.language),
      languageLinks: Object.fromEntries(
        languages.map((language) => [language, site.routes.translateMatch(match, language)]),
      ),
    },
    origin: site.origin,
    title,
    sample: { title: t('legal.sample.title'), text: t('legal.sample.text') },
    sections,
  };
}
