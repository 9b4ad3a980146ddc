import type { CallsOf } from '../../../contract/api.ts';
import { aUid, type ValidCalls } from './call-parts.ts';

export const textsCalls: ValidCalls<CallsOf<'texts'>> = {
  listTexts: () => ({ uid: aUid }),
  listTextRevisions: () => ({ uid: aUid, language: 'de', key: 'home.regions' }),
  setText: () => ({ uid: aUid, language: 'de', key: 'home.regions', text: null, revision: 0 }),
  exportTexts: () => ({ uid: aUid, language: 'de', form: 'json' }),
  importTexts: () => ({ uid: aUid, language: 'de', content: '{"language":"de","revision":0,"texts":{}}' }),
};
