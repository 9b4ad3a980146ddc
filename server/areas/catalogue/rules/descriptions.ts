import type { ObjectDetail } from '../../../../contract/catalogue/object-summary.ts';
import { defaultLanguage, type Language } from '../../../../domain/language.ts';

export interface HomeText {
  language: string;
  title: string;
  teaser: string;
  description: string;
  featureDescription: string;
  houseRules: string;
  /** Null if the landlord wrote it. */
  translatedFrom: string | null;
}

type Description = ObjectDetail['descriptions']['natives'][string];
type Translation = NonNullable<ObjectDetail['descriptions']['translation']>;

function plain({ title, teaser, description, featureDescription, houseRules }: HomeText): Description {
  return { title, teaser, description, featureDescription, houseRules };
}

function toTranslation(text: HomeText): Translation {
  return { ...plain(text), language: text.language, source: text.translatedFrom ?? text.language };
}

/** Returns the text for a language: in that language, otherwise German, English, or any; null if there is none. */
function bestText(texts: readonly HomeText[], language: Language): HomeText | null {
  const order = [language, defaultLanguage, 'en'];
  const bestMatch = order.map((one) => texts.find((text) => text.language === one)).find(Boolean);
  return bestMatch ?? texts[0] ?? null;
}

export function presentDescriptions(
  texts: readonly HomeText[],
  language: Language,
): Pick<
  ObjectDetail,
  'descriptionLanguages' | 'textLanguages' | 'descriptions' | 'descriptionsAexea' | 'objectFeatureDescription'
> {
  const natives = texts.filter((text) => text.translatedFrom === null);
  const ownLanguageText = texts.find((text) => text.language === language);
  const best = bestText(texts, language);
  return {
    descriptionLanguages: natives.map((text) => text.language),
    textLanguages: texts.map((text) => text.language),
    descriptions: {
      natives: Object.fromEntries(natives.map((text) => [text.language, plain(text)])),
      translation:
        ownLanguageText && ownLanguageText.translatedFrom !== null ? toTranslation(ownLanguageText) : null,
    },
    descriptionsAexea: { description: best?.description ?? '', teaser: best?.teaser ?? '' },
    objectFeatureDescription: best?.featureDescription ?? '',
  };
}

/** Returns the text in exactly this language; if a source is given, a translation only from that source. */
export function findDescription(
  texts: readonly HomeText[],
  language: string,
  source: string | undefined,
): Translation | null {
  const text = texts.find((one) => one.language === language);
  if (!text) return null;
  const isFromSource = !source || text.translatedFrom === null || text.translatedFrom === source;
  return isFromSource ? toTranslation(text) : null;
}
