import type { SampleColumn } from '../../contract/home-feeds/home-feed-sample.ts';

export type TextLanguage = 'de' | 'en' | 'fr' | 'it';

/** Small words that are frequent in one of the languages alone. */
const smallWords: Readonly<Record<TextLanguage, RegExp>> = {
  de: /\b(?:und|der|die|das|mit|für|im|ein|eine|zum|vom|ist)\b/gi,
  en: /\b(?:the|and|with|of|for|your|from|is)\b/gi,
  fr: /\b(?:le|les|et|avec|des|du|une|pour|aux|est)\b/gi,
  it: /\b(?:il|gli|di|con|della|delle|per|una|nel|è)\b/gi,
};

/** Guesses the language of texts whose header does not tell it. Without a hint it is German. */
export function guessLanguage(columns: readonly SampleColumn[]): TextLanguage {
  const text = columns.flatMap(({ samples }) => samples.filter((sample) => sample.length > 15)).join(' ');
  const counts = (['de', 'en', 'fr', 'it'] as const).map((language) => ({
    language,
    count: text.match(smallWords[language])?.length ?? 0,
  }));
  const best = counts.toSorted((a, b) => b.count - a.count)[0]!;
  return best.count > 0 ? best.language : 'de';
}
