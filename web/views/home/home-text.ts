import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import type { HomeText } from '../../features/home/home-data.ts';

/** Returns the rules in the reader's language, else in their original one. */
function selectHouseRules({ descriptions }: ObjectDetail, language: Language): HomeText['houseRules'] {
  const { natives, translation } = descriptions;
  const inLanguage: [string, string][] = [
    [language, natives[language]?.houseRules ?? translation?.houseRules ?? ''],
    ...Object.entries(natives).map(([other, { houseRules }]): [string, string] => [other, houseRules]),
  ];
  const entry = inLanguage.find(([, text]) => text !== '');
  return entry ? { language: entry[0], text: entry[1] } : null;
}

/** Returns the text of a home in the reader's language: the original, else a translation, else the original in another language. */
export function selectText(home: ObjectDetail, language: Language): HomeText {
  const { descriptions, title } = home;
  const { natives, translation } = descriptions;
  const houseRules = selectHouseRules(home, language);
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
  // There is neither an original nor a translation in this language.
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
