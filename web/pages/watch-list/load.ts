import { data, type LoaderFunctionArgs } from 'react-router';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import type { Language } from '../../../domain/language.ts';
import { endpointPaths } from '../../app/api/endpoint-paths.generated.ts';
import { partnerOfPage } from '../../app/api/partner-of-page.ts';
import { siteContext, type Site } from '../../app/api/site-context.ts';
import { buildHead, matchRoute } from '../../features/booking/bookable-home.ts';
import type { PageHead } from '../../app/page-head.ts';
import { toPricedItem, parseCommonStay, type PricedItem, type CommonStay } from './asked-stay.ts';
import { changeSince, settledChange, toStayInput, type PriceChange } from './price-change.ts';

export interface SharedHomes {
  items: WatchedObject[];
  homes: ObjectSummary[];
  /** Changes by object number, for the first homes; the others are loaded in the browser. */
  changes: Record<number, PriceChange>;
}

export interface WatchListData {
  head: PageHead;
  origin: string;
  today: string;
  /** Null where the address asks for the own list, which the server does not know. */
  shared: SharedHomes | 'failed' | null;
  /** The stay for all homes, in place of the saved ones. */
  commonStay: CommonStay;
  /** Path of the call for the early script, which cannot use the API client. */
  listPath: string;
  /** Path of the form for an alert about the list; it is in another room. */
  alertPath: string;
}

type DataWithHeaders = ReturnType<typeof data<WatchListData>>;

/** With more prices the page would be slow. */
const pricedMax = 12;

export async function load({ url, context }: LoaderFunctionArgs): Promise<DataWithHeaders> {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, ['WatchList']);
  const t = site.translate(match.language);
  const watchListUID = url.searchParams.get('watchListUID') ?? '';
  const commonStay = parseCommonStay(url.searchParams, site.today);
  const page: WatchListData = {
    head: buildHead(site, match, t('watchlist.title'), t('watchlist.description')),
    origin: site.origin,
    today: site.today,
    commonStay,
    alertPath: `${site.routes.pathOf('AlertNew', match.language)}?watchlist`,
    listPath: endpointPaths.getWatchedObjects[1],
    shared:
      watchListUID === ''
        ? null
        : await readShared(site, {
            watchListUID,
            language: match.language,
            partner: partnerOfPage(site, url),
            commonStay,
          }).catch(() => 'failed' as const),
  };
  // Proxies must not cache the list, which is readable only with its address.
  return data(page, { headers: watchListUID === '' ? {} : { 'cache-control': 'private, no-cache' } });
}

interface SharedRequest {
  watchListUID: string;
  language: Language;
  partner: string;
  commonStay: CommonStay;
}

async function readShared({ api, today }: Site, request: SharedRequest): Promise<SharedHomes> {
  const { watchListUID, language } = request;
  const { sharedWatchList: items, homes } = await api.call('getWatchedObjects', {
    watchListUID,
    languageCode: language,
  });
  const changes = await Promise.all(
    items
      .slice(0, pricedMax)
      .map((item) => loadChange({ api, today }, toPricedItem(item, request.commonStay), request)),
  );
  return {
    items,
    homes,
    changes: Object.fromEntries(changes.flat()),
  };
}

async function loadChange(
  { api, today }: Pick<Site, 'api' | 'today'>,
  item: PricedItem,
  { language, partner }: SharedRequest,
): Promise<[number, PriceChange][]> {
  if (settledChange(item, today)) return [];
  try {
    const price = await api.call('getPrice', { ...toStayInput(item, language), partner });
    return [[item.objectNumber, changeSince(item, price)]];
  } catch {
    // The browser repeats the call, and shows its failure.
    return [];
  }
}
