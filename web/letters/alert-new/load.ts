import type { LoaderFunctionArgs } from 'react-router';
import { alertIgnoredKeys, type AlertKind } from '../../../domain/alerts.ts';
import { queryValues } from '../../../domain/query-values.ts';
import { parseSearchFilter, serializeSearchFilter } from '../../../domain/search-filter.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';
import { describeSearch } from './search-in-words.ts';

export interface AlertNew extends LetterPage {
  kind: AlertKind;
  /** Query parameters of the search. */
  query: Readonly<Record<string, string>>;
  /** The search filters in words. Empty for the watch list. */
  criteria: readonly string[];
  backPath: string;
  done: 'asked' | 'running' | null;
}

/** The address contains the search, or `?watchlist` for the visitor's watch list. */
export async function load(args: LoaderFunctionArgs): Promise<AlertNew> {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['AlertNew']);
  const filter = parseSearchFilter(queryValues(args.url.search));
  for (const key of alertIgnoredKeys) delete filter[key];
  const query = serializeSearchFilter(filter);
  const isList = args.url.searchParams.has('watchlist');
  const queryText = new URLSearchParams(query).toString();
  return {
    ...loadLetterPage(args, 'AlertNew', ['letters.alerts.new', 'letters.alerts.newDescription']),
    kind: isList ? 'watch-list' : 'search',
    query,
    criteria: isList ? [] : await describeSearch(site, language, filter),
    done: (['asked', 'running'] as const).find((one) => args.url.searchParams.has(one)) ?? null,
    backPath: isList
      ? site.routes.pathOf('WatchList', language)
      : site.routes.pathOf('Search', language) + (queryText && `?${queryText}`),
  };
}
