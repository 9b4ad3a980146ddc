import { readableBlock } from '../../../domain/content-blocks.ts';
import type { Language } from '../../../domain/language.ts';
import { openContentRoutes, findOpenRoute } from '../../../domain/content-pages.ts';
import { addressScope, isOrdinaryPage, ordinaryFolder } from '../../../domain/ordinary-pages.ts';
import { allRoutes } from '../../../domain/reserved-routes.ts';
import { createRoutes, parseAddress } from '../../../domain/routes.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Tx } from '../../platform/database.ts';
import { addressesStore, type Address, type Siblings } from './addresses-store.ts';
import type { UnitKey } from './editing-store.ts';
import { pathBelow } from './page-paths.ts';
import { pageSlug, type Published } from './published.ts';
import { mainContainer } from './rules/container.ts';

/**
 * Positions of pages in the tree. They are read before a transaction begins, because a transaction may only use its own
 * connection.
 */
export interface Places {
  routes: SiteRoutes;
  published: Published;
}

const { matchPath } = createRoutes(allRoutes, 'add');

/** Returns the scope in which a page's address must be unique. Null for pages whose address is fixed. */
export function listSiblings(
  { published }: Pick<Places, 'published'>,
  page: string,
  parent = published.tree.parents.get(page) ?? null,
): { scope: string; siblings: Siblings } | null {
  const scope = addressScope(page, parent);
  if (scope === null) return null;
  const route = findOpenRoute(page);
  return isOrdinaryPage(page)
    ? { scope, siblings: { folder: ordinaryFolder, below: { parent } } }
    : { scope, siblings: { folder: openContentRoutes[route!].folder, below: null } };
}

/**
 * True if the address of an ordinary page belongs to a route of the site, including redirects, or to the catalogue.
 * Addresses of files such as `/robots.txt` contain a dot, which an address of a page cannot have.
 */
async function isReserved(
  tx: Tx,
  { routes, published }: Places,
  parent: string | null,
  { language, slug }: Pick<Address, 'language' | 'slug'>,
): Promise<boolean> {
  const path = pathBelow(routes, published, parent, language, slug);
  const segments = parseAddress(path)?.segments ?? [];
  if (segments[0] !== undefined && serverFolders.has(segments[0])) return true;
  return matchPath(path) !== null || (await addressesStore.isOfCatalogue(tx, language, segments.join('/')));
}

/** First segments of addresses that the server uses for other things than pages. */
const serverFolders: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'attachments',
  'calendar',
  'de',
  'documents',
  'en',
  'fr',
  'healthz',
  'it',
  'locales',
  'login',
  'mails',
  'map',
  'operator-files',
  'partner-logos',
  'pictures',
  'readyz',
  'servez',
  'sitemaps',
  'uploads',
]);

/**
 * True if a page cannot have an address, because the site or another page in the same folder or below the same page
 * uses it.
 */
export async function slugTaken(
  tx: Tx,
  places: Places,
  page: string,
  address: { language: Language; slug: string; parent?: string | null; drafts?: boolean },
): Promise<boolean> {
  const {
    language,
    slug,
    parent = places.published.tree.parents.get(page) ?? null,
    drafts = false,
  } = address;
  const place = listSiblings(places, page, parent);
  if (!place) return false;
  const { scope, siblings } = place;
  await addressesStore.lockScope(tx, { scope, language });
  if (await addressesStore.isTaken(tx, page, siblings, { scope, language, slug }, drafts)) return true;
  return isOrdinaryPage(page) && isReserved(tx, places, parent, { language, slug });
}

/** True if the address in a text is already used. */
export async function addressTaken(
  tx: Tx,
  places: Places,
  { page, containerKey, language }: UnitKey,
  body: unknown,
): Promise<boolean> {
  const head = readableBlock(body, 'head');
  if (!head || containerKey !== mainContainer) return false;
  return slugTaken(tx, places, page, { language, slug: pageSlug({ page, head }) });
}
