import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface NewsletterAnswer extends LetterPage {
  /** True for a confirmation, false for an unsubscription. */
  isYes: boolean;
}

export function load(args: LoaderFunctionArgs): NewsletterAnswer {
  const match = matchRoute(args.context.get(siteContext), args.url, ['NewsletterConfirmation']);
  const isYes = match.params['answer'] === 'newsletter_ok';
  const words = isYes ? 'letters.answer.ok.title' : 'letters.answer.no.title';
  const lead = isYes ? 'letters.answer.ok.lead' : 'letters.answer.no.text';
  return { ...loadLetterPage(args, 'NewsletterConfirmation', [words, lead]), isYes };
}
