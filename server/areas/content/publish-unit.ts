import type { Tx } from '../../platform/database.ts';
import { listSiblings, type Places } from './address-taken.ts';
import { addressesStore } from './addresses-store.ts';
import { editingStore, type UnitRow } from './editing-store.ts';
import { mainContainer } from './rules/container.ts';

/**
 * Publishes a revision, or withdraws the unit if it is null. Former addresses of the page then redirect to the new one.
 */
export async function publishUnit(
  tx: Tx,
  places: Pick<Places, 'published'>,
  { contentId, page, containerKey }: Pick<UnitRow, 'contentId' | 'page' | 'containerKey'>,
  number: number | null,
): Promise<void> {
  const place = containerKey === mainContainer ? listSiblings(places, page) : null;
  const note = async (): Promise<void> => {
    if (place) await addressesStore.notePublished(tx, page, place.siblings.folder, place.scope);
  };
  await note();
  await editingStore.publish(tx, contentId, number);
  await note();
}
