import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';

interface AlertConfirmation extends LetterPage {
  searchPath: string;
}

export function load(args: LoaderFunctionArgs): AlertConfirmation {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['AlertConfirmation']);
  return {
    ...loadLetterPage(args, 'AlertConfirmation', [
      'letters.alerts.confirm.title',
      'letters.alerts.confirm.description',
    ]),
    searchPath: site.routes.pathOf('Search', language),
  };
}
