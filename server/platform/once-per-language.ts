import type { Language } from '../../domain/language.ts';

export function oncePerLanguage<Whole extends object, Made>(
  make: (whole: Whole, language: Language) => Made,
): (whole: Whole, language: Language) => Made {
  const made = new WeakMap<Whole, Map<Language, Made>>();
  return (whole, language) => {
    const ofWhole = made.get(whole) ?? new Map<Language, Made>();
    made.set(whole, ofWhole);
    const known = ofWhole.get(language) ?? make(whole, language);
    ofWhole.set(language, known);
    return known;
  };
}
