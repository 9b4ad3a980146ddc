import { data, type LoaderFunctionArgs } from 'react-router';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { SharedListView } from '../../../contract/watch-list/shared-list.ts';
import type { WatchedObject } from '../../../contract/watch-list/watched-object.ts';
import type { Language } from '../../../domain/language.ts';
import { sharedListParam } from '../../../domain/saved-lists.ts';
import { endpointPaths } from '../../app/api/endpoint-paths.generated.ts';
import { partnerOfPage } from '../../app/api/partner-of-page.ts';
import { siteContext, type Site } from '../../app/api/site-context.ts';
import { buildHead, matchRoute } from '../../features/booking/bookable-home.ts';
import { isCallFailure } from '../../app/calls/call-failure.ts';
import type { PageHead } from '../../app/page-head.ts';
import { toPricedItem, parseCommonStay, type PricedItem, type CommonStay } from './asked-stay.ts';
import { changeSince, findKnownChange, toStayInput, type PriceChange } from './price-change.ts';

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
  /** Null if the address asks for the own list, which the server does not know. */
  shared: SharedHomes | 'failed' | null;
  /**
   * A list that is shared for voting, as all its readers see it. Null if the address names none, or none that is open.
   */
  group: { sharedList: string; view: SharedListView } | null;
  /** Number of the own list that the address names. Null for all saved homes. */
  listID: number | null;
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
  const sharedList = url.searchParams.get(sharedListParam) ?? '';
  const listID = /^\d{1,15}$/.exec(url.searchParams.get('list') ?? '')?.[0];
  const commonStay = parseCommonStay(url.searchParams, site.today);
  const request = { language: match.language, partner: partnerOfPage(site, url), commonStay };
  const readList = async (): Promise<Pick<WatchListData, 'shared' | 'group'>> => {
    if (sharedList !== '') return readGroup(site, sharedList, request);
    if (watchListUID === '') return { shared: null, group: null };
    return { shared: await readShared(site, watchListUID, request), group: null };
  };
  const page: WatchListData = {
    head: buildHead(site, match, t('watchlist.title'), t('watchlist.description')),
    origin: site.origin,
    today: site.today,
    commonStay,
    alertPath: `${site.routes.pathOf('AlertNew', match.language)}?watchlist`,
    listPath: endpointPaths.getWatchedObjects[1],
    listID: listID === undefined ? null : Number(listID),
    ...(await readList().catch(() => ({ shared: 'failed' as const, group: null }))),
  };
  // Proxies must not cache a list that is readable only with its address.
  const isOpenedByLink = watchListUID !== '' || sharedList !== '';
  return data(page, { headers: isOpenedByLink ? { 'cache-control': 'private, no-cache' } : {} });
}

interface SharedRequest {
  language: Language;
  partner: string;
  commonStay: CommonStay;
}

async function readShared(site: Site, watchListUID: string, request: SharedRequest): Promise<SharedHomes> {
  const { sharedWatchList: items, homes } = await site.api.call('getWatchedObjects', {
    watchListUID,
    languageCode: request.language,
  });
  return withChanges(site, { items, homes }, request);
}

/** An unknown or ended link shows the same as a list without homes. */
async function readGroup(
  site: Site,
  sharedList: string,
  request: SharedRequest,
): Promise<Pick<WatchListData, 'shared' | 'group'>> {
  try {
    const view = await site.api.call('getSharedList', { sharedList, languageCode: request.language });
    const list = { items: view.homes, homes: view.summaries };
    return { shared: await withChanges(site, list, request), group: { sharedList, view } };
  } catch (error) {
    if (!isCallFailure<'getSharedList'>(error) || error.type !== 'list-not-found') throw error;
    return { shared: { items: [], homes: [], changes: {} }, group: null };
  }
}

async function withChanges(
  { api, today }: Site,
  { items, homes }: Pick<SharedHomes, 'items' | 'homes'>,
  request: SharedRequest,
): Promise<SharedHomes> {
  const changes = await Promise.all(
    items
      .slice(0, pricedMax)
      .map((item) => loadChange({ api, today }, toPricedItem(item, request.commonStay), request)),
  );
  return { items, homes, changes: Object.fromEntries(changes.flat()) };
}

async function loadChange(
  { api, today }: Pick<Site, 'api' | 'today'>,
  item: PricedItem,
  { language, partner }: SharedRequest,
): Promise<[number, PriceChange][]> {
  if (findKnownChange(item, today)) return [];
  try {
    const price = await api.call('getPrice', { ...toStayInput(item, language), partner });
    return [[item.objectNumber, changeSince(item, price)]];
  } catch {
    // The browser repeats the call, and shows its failure.
    return [];
  }
}
