import type { ContentRouteName } from '../domain/content-routes.ts';
import type { ContentText } from '../domain/content-text.ts';
import type { Language } from '../domain/language.ts';
import termsDe from './terms/de.ts';
import termsEn from './terms/en.ts';
import termsFr from './terms/fr.ts';
import termsIt from './terms/it.ts';
import privacyDe from './privacy/de.ts';
import privacyEn from './privacy/en.ts';
import privacyFr from './privacy/fr.ts';
import privacyIt from './privacy/it.ts';
import disclaimerDe from './disclaimer/de.ts';
import disclaimerEn from './disclaimer/en.ts';
import disclaimerFr from './disclaimer/fr.ts';
import disclaimerIt from './disclaimer/it.ts';

/** Every content page in every language. Its paths stand in domain/content-routes.ts, under the same name. */
export const contentDocuments: Readonly<Record<ContentRouteName, Readonly<Record<Language, ContentText>>>> = {
  terms: { de: termsDe, en: termsEn, fr: termsFr, it: termsIt },
  privacy: { de: privacyDe, en: privacyEn, fr: privacyFr, it: privacyIt },
  disclaimer: { de: disclaimerDe, en: disclaimerEn, fr: disclaimerFr, it: disclaimerIt },
};
