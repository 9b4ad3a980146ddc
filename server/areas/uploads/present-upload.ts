import type { Upload } from '../../../contract/uploads/upload.ts';
import type { Language } from '../../../domain/language.ts';
import { uploadBase } from './rules/upload-address.ts';
import { retentionDays } from '../../../domain/retention.ts';
import type { UploadRow, UseRow, VersionRow } from './uploads-store.ts';

/** `offered` are the languages that the site offers to guests. */
export function presentUpload(
  row: UploadRow,
  { uses, versions }: { uses: readonly UseRow[]; versions: readonly VersionRow[] },
  offered: readonly Language[],
): Upload {
  const { id, alt, createdAt, removedAt, focusX, focusY, fileKey: _, ...uploadFields } = row;
  const usedOn = presentUses(id, uses);
  const deletedOn =
    removedAt === null || usedOn.length > 0
      ? null
      : new Date(removedAt.getTime() + retentionDays.removedPictures * 86_400_000);
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
    isRemoved: deletedOn !== null,
    deletedOn: deletedOn?.toISOString() ?? null,
    versions: versions
      .filter(({ uploadId }) => uploadId === id)
      .map(({ versionId, name, width, height, replacedAt, replacedBy }) => ({
        ...{ versionID: versionId, name, width, height, replacedBy },
        replacedAt: replacedAt.toISOString(),
      })),
  };
}

/** Returns the uses of one picture. */
export function presentUses(id: number, uses: readonly UseRow[]): Upload['usedOn'] {
  return uses
    .filter(({ uploadId }) => uploadId === id)
    .map(({ page, language, title }) => ({ page, language, title: title ?? page }));
}
