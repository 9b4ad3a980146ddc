import type { Upload } from '../../../contract/uploads/upload.ts';
import { uploadBase } from './rules/upload-address.ts';
import type { UploadRow, UseRow } from './uploads-store.ts';

export function presentUpload(row: UploadRow, uses: readonly UseRow[]): Upload {
  const { id, alt, createdAt, removedAt, focusX, focusY, fileKey: _, ...uploadFields } = row;
  const ownUses = uses.filter(({ uploadId }) => uploadId === id);
  return {
    ...uploadFields,
    uploadID: id,
    scene: `upload-${id}`,
    base: uploadBase(row),
    focus: { x: focusX, y: focusY },
    alt: alt.de === '' ? null : alt,
    createdAt: createdAt.toISOString(),
    usedOn: ownUses.map(({ page, language, title }) => ({ page, language, title: title ?? page })),
    // A picture shown again by a restored revision does not count as removed.
    isRemoved: removedAt !== null && ownUses.length === 0,
  };
}
