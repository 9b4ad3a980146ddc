import { languages, locales, type Language, type Localized } from '../domain/language.ts';
import { inTown } from '../domain/in-town.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import type { FeedHome } from '../contract/feeds/feed-home.ts';
import { ImportError } from './import-error.ts';

export interface HomeText {
  language: Language;
  title: string;
  description: string;
  rules: string;
  /** Null for an original text. */
  translatedFrom: string | null;
}

const headlines = [
  ['swimmingpool', 'titlePool'],
  ['seaview', 'titleSea'],
  ['fireplace', 'titleFireplace'],
] as const;

/** Generates plain sentences from the facts for feeds without texts. The feed's own texts take precedence. */
export function writeTexts(home: FeedHome, placeNames: Localized, texts: SiteTexts): HomeText[] {
  return languages.map((language) => {
    const feedText = home.texts?.[language];
    if (feedText && feedText.title !== '' && feedText.description !== '') return { language, ...feedText };
    const t = texts.translate(language);
    const inPlace = inTown(placeNames[language], language);
    const headline = headlines.find(([flag]) => home.amenities.includes(flag))?.[1] ?? 'title';
    const features = home.amenities.flatMap((flag) =>
      t.has(`import.feature.${flag}`) ? [t(`import.feature.${flag}`)] : [],
    );
    const list = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(features);
    const sentences = [
      t('import.sleeps', { count: home.personsMax }),
      home.bedrooms > 0 ? t('import.bedrooms', { count: home.bedrooms }) : t('import.studio'),
      t('import.bathrooms', { count: home.bathrooms }),
      ...(features.length > 0 ? [t('import.features', { list })] : []),
      ...(home.dogsMax > 0 ? [t('import.pets')] : []),
      t('import.lies', { where: inPlace }),
    ];
    const kind = `object.kind.${home.kind}`;
    // Fails here, because a title with a missing word would stay in the catalogue.
    if (!t.has(kind)) throw new ImportError(`There is no word for the kind ${home.kind} in ${language}.`);
    return {
      language,
      title: feedText?.title || t(`import.${headline}`, { kind: t(kind), where: inPlace }),
      description: feedText?.description || sentences.join(' '),
      rules: feedText?.rules ?? '',
      translatedFrom: feedText?.translatedFrom ?? null,
    };
  });
}
