import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';

/** Summaries of one day: the cheapest week still to come changes with the date. */
export interface SummaryCache {
  get(objectNumber: number, language: Language): ObjectSummary | undefined;
  /** Begins to read homes; what is invalidated before `keep` is not kept by it. */
  reading(today: PlainDate): { keep(summary: ObjectSummary, language: Language): void; end(): void };
  /** Forgets a home in all languages, also where it is being read just now. */
  invalidate(objectNumber: number): void;
  moveTo(today: PlainDate): void;
}

export function createSummaryCache(languages: readonly Language[], maxEntries = 10_000): SummaryCache {
  // A Map keeps the order of insertion: the first entry is the one that was not used for longest.
  const entries = new Map<string, ObjectSummary>();
  const readers = new Set<{ invalidated: Set<number> }>();
  let day: PlainDate = '';
  const keyOf = (objectNumber: number, language: Language): string => `${language}${objectNumber}`;

  return {
    get(objectNumber, language) {
      const key = keyOf(objectNumber, language);
      const summary = entries.get(key);
      if (!summary) return undefined;
      entries.delete(key);
      entries.set(key, summary);
      return summary;
    },
    reading(today) {
      const reader = { invalidated: new Set<number>() };
      readers.add(reader);
      return {
        keep(summary, language) {
          if (day !== today || reader.invalidated.has(summary.objectNumber)) return;
          entries.set(keyOf(summary.objectNumber, language), summary);
          if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
        },
        end: () => void readers.delete(reader),
      };
    },
    invalidate(objectNumber) {
      for (const language of languages) entries.delete(keyOf(objectNumber, language));
      for (const reader of readers) reader.invalidated.add(objectNumber);
    },
    moveTo(today) {
      if (day === today) return;
      entries.clear();
      day = today;
    },
  };
}
