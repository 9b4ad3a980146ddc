import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import type { HomeText } from '../../features/home/home-data.ts';

/** The rules in the reader's language, else in their original one: a foreign text is better than none. */
function houseRulesOf({ descriptions }: ObjectDetail, language: Language): HomeText['houseRules'] {
  const { natives, translation } = descriptions;
  const inLanguage: [string, string][] = [
    [language, natives[language]?.houseRules ?? translation?.houseRules ?? ''],
    ...Object.entries(natives).map(([other, { houseRules }]): [string, string] => [other, houseRules]),
  ];
  const found = inLanguage.find(([, text]) => text !== '');
  return found ? { language: found[0], text: found[1] } : null;
}

/** What is said of a home in the reader's language: written so, else translated, else in the language that there is. */
export function textOf(home: ObjectDetail, language: Language): HomeText {
  const { descriptions, title } = home;
  const { natives, translation } = descriptions;
  const houseRules = houseRulesOf(home, language);
  const native = natives[language];
  if (native) {
    return {
      title: native.title,
      teaser: native.teaser,
      description: native.description,
      features: native.featureDescription,
      translatedFrom: null,
      language,
      houseRules,
    };
  }
  if (translation) {
    return {
      title: translation.title,
      teaser: translation.teaser,
      description: translation.description,
      features: translation.featureDescription,
      translatedFrom: translation.source,
      language: translation.language,
      houseRules,
    };
  }
  // Nobody has written or translated it: better the original than nothing.
  const [source, text] = Object.entries(natives)[0] ?? [language, null];
  return {
    title: text?.title ?? title,
    teaser: text?.teaser ?? '',
    description: text?.description ?? '',
    features: text?.featureDescription ?? '',
    translatedFrom: null,
    language: source,
    houseRules,
  };
}
