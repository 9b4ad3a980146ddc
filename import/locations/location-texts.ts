import { languages, type Language, type Localized } from '../../domain/language.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';

export function locationTexts(
  names: Localized,
  where: Localized,
  texts: SiteTexts,
): Record<string, Localized> {
  const buildText = (key: string): Localized =>
    Object.fromEntries(
      languages.map((language: Language) => [
        language,
        texts.translate(language)(`import.location.${key}`, {
          name: names[language],
          where: where[language],
        }),
      ]),
    ) as Localized & object;
  return {
    namePreposition: where,
    title: buildText('title'),
    text1: buildText('text'),
    metaDescription: buildText('text'),
  };
}
