import { readableBlock } from '../../../domain/content-blocks.ts';
import { openContentRoutes, openRouteOf } from '../../../domain/content-pages.ts';
import type { Tx } from '../../platform/database.ts';
import { addressesStore } from './addresses-store.ts';
import type { UnitRow } from './editing-store.ts';
import { slugOf } from './published.ts';
import { mainContainer } from './rules/container.ts';

/** Whether the address that a text would have is another page's of the same folder: one of the two could not be reached. */
export async function addressTaken(
  tx: Tx,
  { contentId, page, containerKey, language }: UnitRow,
  body: unknown,
): Promise<boolean> {
  const route = openRouteOf(page);
  const head = readableBlock(body, 'head');
  if (!route || !head || containerKey !== mainContainer) return false;
  const { folder } = openContentRoutes[route];
  return addressesStore.isTaken(tx, contentId, { folder, language, slug: slugOf({ page, head }) });
}
