import type { CallsOf } from '../../../contract/api.ts';
import { aUid, type ValidCalls } from './call-parts.ts';

export const uploadsCalls: ValidCalls<CallsOf<'uploads'>> = {
  beginPortrait: () => ({ uid: aUid, staffID: 1 }),
  beginUpload: () => ({ uid: aUid }),
  listPortraits: () => ({ uid: aUid }),
  listUploads: () => ({ uid: aUid }),
  removePortrait: () => ({ uid: aUid, staffID: 1 }),
  restoreUpload: () => ({ uid: aUid, uploadID: 1 }),
  removeUpload: () => ({ uid: aUid, uploadID: 1 }),
  setUpload: () => ({
    uid: aUid,
    uploadID: 1,
    alt: { de: 'Ein Steg', en: 'A jetty', fr: 'Un ponton', it: 'Un pontile' },
    focus: { x: 50, y: 50 },
  }),
};
