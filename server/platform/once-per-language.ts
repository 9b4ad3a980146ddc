import type { Language } from '../../domain/language.ts';

export function oncePerLanguage<Whole extends object, Made>(
  make: (whole: Whole, language: Language) => Made,
): (whole: Whole, language: Language) => Made {
  const cache = new WeakMap<Whole, Map<Language, Made>>();
  return (whole, language) => {
    const ofWhole = cache.get(whole) ?? new Map<Language, Made>();
    cache.set(whole, ofWhole);
    const value = ofWhole.get(language) ?? make(whole, language);
    ofWhole.set(language, value);
    return value;
  };
}
