import type { LoaderFunctionArgs } from 'react-router';
import { alertIgnoredKeys, type AlertKind } from '../../../domain/alerts.ts';
import { queryValues } from '../../../domain/query-values.ts';
import { parseSearchFilter, serializeSearchFilter } from '../../../domain/search-filter.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { matchRoute } from '../../features/booking/bookable-home.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';
import { searchInWords } from './search-in-words.ts';

export interface AlertNew extends LetterPage {
  kind: AlertKind;
  /** The search's query. */
  query: Readonly<Record<string, string>>;
  /** The parts of the search in words; empty for the watch list. */
  criteria: readonly string[];
  backPath: string;
  done: 'asked' | 'running' | null;
}

/** The address has the search; `?watchlist` stands for the own watch list instead. */
export async function load(args: LoaderFunctionArgs): Promise<AlertNew> {
  const site = args.context.get(siteContext);
  const { language } = matchRoute(site, args.url, ['AlertNew']);
  const filter = parseSearchFilter(queryValues(args.url.search));
  for (const key of alertIgnoredKeys) delete filter[key];
  const query = serializeSearchFilter(filter);
  const isList = args.url.searchParams.has('watchlist');
  const asked = new URLSearchParams(query).toString();
  return {
    ...loadLetterPage(args, 'AlertNew', ['letters.alerts.new', 'letters.alerts.newDescription']),
    kind: isList ? 'watch-list' : 'search',
    query,
    criteria: isList ? [] : await searchInWords(site, language, filter),
    done: (['asked', 'running'] as const).find((one) => args.url.searchParams.has(one)) ?? null,
    backPath: isList
      ? site.routes.pathOf('WatchList', language)
      : site.routes.pathOf('Search', language) + (asked && `?${asked}`),
  };
}
