import type { Upload } from '../../../contract/uploads/upload.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';
import { presentUpload } from './present-upload.ts';
import { uploadsStore } from './uploads-store.ts';

/** Presents one picture as it is stored, with its uses and earlier files. */
export async function presentStored(
  db: Queryable,
  id: number,
  offered: readonly Language[],
): Promise<{ ok: true; data: Upload } | { ok: false; type: 'upload-not-found'; data: null }> {
  const row = await uploadsStore.one(db, id);
  if (!row) return { ok: false, type: 'upload-not-found', data: null };
  const [uses, versions] = await Promise.all([uploadsStore.uses(db, id), uploadsStore.versions(db, id)]);
  return { ok: true, data: presentUpload(row, { uses, versions }, offered) };
}
