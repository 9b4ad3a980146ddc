import { expect, test } from 'vitest';
import type { Upload } from '../../../contract/uploads/upload.ts';
import { findUploads, listFolders } from './find-uploads.ts';

const upload = (uploadID: number, more: Partial<Upload> = {}): Upload => ({
  ...{
    uploadID,
    scene: `upload-${uploadID}`,
    base: '',
    name: `${uploadID}.jpg`,
    width: 1,
    height: 1,
    bytes: 1,
  },
  ...{ focus: { x: 50, y: 50 }, crop: null, folder: '', versions: [], author: '', createdAt: '' },
  ...{ alt: { de: 'Ein Steg am See', en: 'A jetty', fr: 'Un ponton', it: 'Un pontile' } },
  ...{
    usedOn: [{ page: 'faq', language: 'de', title: 'Fragen' }],
    isRemoved: false,
    deletedOn: null,
    ...more,
  },
});
const uploads = [
  upload(1, { folder: 'Küste' }),
  upload(2, { name: 'Düne.jpg', usedOn: [], folder: 'Küste' }),
  upload(3, { alt: null }),
  upload(4, { isRemoved: true, usedOn: [] }),
];
const found = (filter: Partial<Parameters<typeof findUploads>[1]>): number[] =>
  findUploads(uploads, { words: '', folder: null, state: 'all', ...filter }).map(({ uploadID }) => uploadID);

test('words are found in names and in descriptions of any language, folded', () => {
  expect(found({ words: 'steg see' })).toEqual([1, 2]);
  expect(found({ words: 'JETTY' })).toEqual([1, 2]);
  expect(found({ words: 'dune' })).toEqual([2]);
  expect(found({ words: 'kueste nirgends' })).toEqual([]);
});

test('folders and states narrow the list, and removed pictures are found as removed alone', () => {
  expect(found({})).toEqual([1, 2, 3]);
  expect(found({ folder: 'Küste' })).toEqual([1, 2]);
  expect(found({ folder: '' })).toEqual([3]);
  expect(found({ state: 'unused' })).toEqual([2]);
  expect(found({ state: 'undescribed' })).toEqual([3]);
  expect(found({ state: 'removed' })).toEqual([4]);
  expect(listFolders(uploads)).toEqual(['Küste']);
});
