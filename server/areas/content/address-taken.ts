import { readableBlock } from '../../../domain/content-blocks.ts';
import { openContentRoutes, findOpenRoute } from '../../../domain/content-pages.ts';
import type { Tx } from '../../platform/database.ts';
import { addressesStore } from './addresses-store.ts';
import type { UnitRow } from './editing-store.ts';
import { pageSlug } from './published.ts';
import { mainContainer } from './rules/container.ts';

/** True if another page in the same folder has the URL, so that one of the two would be unreachable. */
export async function addressTaken(
  tx: Tx,
  { contentId, page, containerKey, language }: UnitRow,
  body: unknown,
): Promise<boolean> {
  const route = findOpenRoute(page);
  const head = readableBlock(body, 'head');
  if (!route || !head || containerKey !== mainContainer) return false;
  const { folder } = openContentRoutes[route];
  return addressesStore.isTaken(tx, contentId, { folder, language, slug: pageSlug({ page, head }) });
}
