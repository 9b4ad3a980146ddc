import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../api/site-context.ts';
import { headOf, matchOf } from '../../features/booking/bookable-home.ts';
import type { PageHead } from '../../shell/page-head.ts';

export interface WatchListData {
  head: PageHead;
  origin: string;
  today: string;
}

/** Nothing of the visitor: the lists come in the browser. */
export function load({ url, context }: LoaderFunctionArgs): WatchListData {
  const match = matchOf(url, ['WatchList']);
  const site = context.get(siteContext);
  const t = site.translate(match.language);
  return {
    head: headOf(match, t('watchlist.title'), t('watchlist.description')),
    origin: site.origin,
    today: site.today,
  };
}
