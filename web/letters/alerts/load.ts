import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

interface AlertsPage extends LetterPage {
  searchPath: string;
  watchListPath: string;
  loginPath: string;
  /**
   * Number of the mail address to which the link belongs. The secret next to it is removed from the address at once.
   */
  subscriber: number;
  /** True if all alerts were just ended by a form submission without JavaScript. */
  ended: boolean;
}

export function load(args: LoaderFunctionArgs): AlertsPage {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['Alerts']);
  const query = args.url.searchParams;
  return {
    ...loadLetterPage(args, 'Alerts', ['letters.alerts.title', 'letters.alerts.description']),
    searchPath: site.routes.pathOf('Search', language),
    loginPath: `${site.routes.pathOf('UserLogin', language)}?${new URLSearchParams({ next: site.routes.pathOf('Alerts', language) }).toString()}`,
    watchListPath: site.routes.pathOf('WatchList', language),
    subscriber: Number(/^\d{1,15}$/.exec(query.get('subscriber') ?? '')?.[0] ?? 0),
    ended: query.has('ended'),
  };
}
