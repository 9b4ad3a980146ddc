import type { Upload } from '../../../contract/uploads/upload.ts';
import type { Language } from '../../../domain/language.ts';
import { uploadBase } from './rules/upload-address.ts';
import type { UploadRow, UseRow } from './uploads-store.ts';

/** `offered`: the languages that the site offers to guests. */
export function presentUpload(row: UploadRow, uses: readonly UseRow[], offered: readonly Language[]): Upload {
  const { id, alt, createdAt, removedAt, focusX, focusY, fileKey: _, ...uploadFields } = row;
  const usedOn = presentUses(id, uses);
  return {
    ...uploadFields,
    uploadID: id,
    scene: `upload-${id}`,
    base: uploadBase(row),
    focus: { x: focusX, y: focusY },
    alt: offered.some((language) => alt[language] === '') ? null : alt,
    createdAt: createdAt.toISOString(),
    usedOn,
    // A picture shown again by a restored revision does not count as removed.
    isRemoved: removedAt !== null && usedOn.length === 0,
  };
}

/** Returns the uses of one picture. */
export function presentUses(id: number, uses: readonly UseRow[]): Upload['usedOn'] {
  return uses
    .filter(({ uploadId }) => uploadId === id)
    .map(({ page, language, title }) => ({ page, language, title: title ?? page }));
}
