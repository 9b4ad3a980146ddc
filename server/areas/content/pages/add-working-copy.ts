import type { Tx } from '../../../platform/database.ts';
import { editingStore, type Editor, type UnitKey } from '../editing-store.ts';

/** Creates a unit with an unpublished text, and records its origin in the history. */
export async function addWorkingCopy(
  tx: Tx,
  editor: Editor,
  { body, action, now, ...key }: UnitKey & { body: unknown; action: 'create' | 'copy'; now: Date },
): Promise<void> {
  await editingStore.begin(tx, key);
  const { contentId } = (await editingStore.unit(tx, key))!;
  await editingStore.saveDraft(tx, { contentId, body, base: 0, author: editor, now });
  await editingStore.note(tx, { contentId, at: now, action, author: editor.name, number: null });
}
