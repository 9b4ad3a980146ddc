import type { Tx } from '../../../platform/database.ts';
import { lastUsed } from './own-lists.ts';
import { savedListsStore } from './saved-lists-store.ts';

/**
 * Milliseconds within which a home that was taken off returns to its old position, since the visitor is undoing a
 * mistake.
 */
const undoMs = 3_600_000;

/** Puts a newly saved home on the list that was used last. A home that was already saved stays where it is. */
export async function placeSavedHome(
  tx: Tx,
  {
    uid,
    objectNumber,
    before,
  }: { uid: string; objectNumber: number; before: 'saved' | { removedAt: Date } | null },
  now: Date,
): Promise<void> {
  if (before === 'saved') return;
  if (before !== null && now.getTime() - before.removedAt.getTime() < undoMs) {
    const lists = await savedListsStore.listsOfHome(tx, uid, objectNumber);
    if (lists.size > 0) return;
  }
  const list = lastUsed(await savedListsStore.list(tx, uid));
  const inMain = list === undefined || list.isMain;
  await savedListsStore.setListsOfHome(
    tx,
    { uid, objectNumber },
    { inMain, listIds: inMain ? [] : [list.listId] },
    now,
  );
}
