import type { Upload } from '../../../contract/uploads/upload.ts';
import { fold } from '../../../domain/folded-text.ts';

export const uploadStates = ['all', 'unused', 'undescribed', 'removed'] as const;
export type UploadState = (typeof uploadStates)[number];

export interface UploadFilter {
  words: string;
  /** Null for all folders, empty for pictures without a folder. */
  folder: string | null;
  state: UploadState;
}

function isIn(state: UploadState, { isRemoved, usedOn, alt }: Upload): boolean {
  switch (state) {
    case 'removed':
      return isRemoved;
    case 'unused':
      return !isRemoved && usedOn.length === 0;
    case 'undescribed':
      return !isRemoved && alt === null;
    case 'all':
      return !isRemoved;
  }
}

/**
 * Finds pictures by name, description, folder and state. Removed pictures are found only if that state is asked for.
 */
export function findUploads(
  uploads: readonly Upload[],
  { words, folder, state }: UploadFilter,
): readonly Upload[] {
  const wanted = fold(words).split(' ').filter(Boolean);
  return uploads.filter((upload) => {
    if (!isIn(state, upload)) return false;
    if (folder !== null && upload.folder !== folder) return false;
    const text = fold([upload.name, upload.folder, ...Object.values(upload.alt ?? {})].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

export const listFolders = (uploads: readonly Pick<Upload, 'folder'>[]): string[] =>
  [...new Set(uploads.map(({ folder }) => folder))].filter((folder) => folder !== '').toSorted();
