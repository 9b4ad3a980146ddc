import type { LoaderFunctionArgs } from 'react-router';
import { siteSource, sourceCode } from '../../../domain/newsletter.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface NewsletterPage extends LetterPage {
  /** Origin of the sign-up: the site, and the campaign whose link was followed. */
  source: string;
  source2: string;
  /** True if the form was just submitted without JavaScript. */
  asked: boolean;
}

export function load(args: LoaderFunctionArgs): NewsletterPage {
  const page = loadLetterPage(args, 'Newsletter', [
    'letters.newsletter.title',
    'letters.newsletter.description',
  ]);
  const query = args.url.searchParams;
  return {
    ...page,
    head: { ...page.head, noIndex: false },
    source: sourceCode(query.get('source')) || siteSource,
    source2: sourceCode(query.get('source2')),
    asked: query.has('asked'),
  };
}
