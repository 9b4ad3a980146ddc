import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { createVisitorCalls, type VisitorDeps } from './visitor-calls.ts';
import type { MakeVisitorCalls } from './visitor-store.ts';

const ofBrowser: VisitorDeps = {
  api: browserApi,
  cookieUid: () => /(?:^|;\s*)uid=([^;]*)/.exec(document.cookie)?.[1] ?? '',
  language: () => {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : defaultLanguage;
  },
  now: () => new Date(),
  visitFields: ({ experiments }) => {
    const { cookie } = document;
    // Without consent the code that sends facts about the visit is not loaded at all.
    return /accepted=[^;]*(statistic|marketing)%22%2C%22usage%22%3Atrue/.test(cookie)
      ? import('./visit-fields.ts').then(({ visitFields }) => visitFields(cookie, experiments))
      : null;
  },
};

export const createBrowserCalls: MakeVisitorCalls = (store, underWay) =>
  createVisitorCalls(ofBrowser, store, underWay);
