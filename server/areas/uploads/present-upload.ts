import type { Upload } from '../../../contract/uploads/upload.ts';
import { uploadBase } from './rules/upload-address.ts';
import type { UploadRow, UseRow } from './uploads-store.ts';

export function presentUpload(row: UploadRow, uses: readonly UseRow[]): Upload {
  const { id, alt, createdAt, removedAt, focusX, focusY, fileKey: _, ...rest } = row;
  const own = uses.filter(({ uploadId }) => uploadId === id);
  return {
    ...rest,
    uploadID: id,
    scene: `upload-${id}`,
    base: uploadBase(row),
    focus: { x: focusX, y: focusY },
    alt: alt.de === '' ? null : alt,
    createdAt: createdAt.toISOString(),
    usedOn: own.map(({ page, language, title }) => ({ page, language, title: title ?? page })),
    // A restored revision shows it again.
    isRemoved: removedAt !== null && own.length === 0,
  };
}
