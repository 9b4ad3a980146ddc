/** Milliseconds for which an answer that changes rarely is reused. */
export const reuseMs = 9_000_000;

export interface AnswerCache<Answer> {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
  clear(): void;
}

/**
 * @param entriesMax limits the cache; beyond it the oldest answer is dropped.
 * @param cacheMs is the lifetime of an answer; by default it lasts as long as the page.
 */
export function createAnswerCache<Answer>({
  entriesMax,
  cacheMs = Infinity,
}: {
  entriesMax: number;
  cacheMs?: number;
}): AnswerCache<Answer> {
  const entries = new Map<string, { answer: Answer; expires: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry && Date.now() < entry.expires ? entry.answer : undefined;
    },
    set(key, answer) {
      entries.delete(key);
      entries.set(key, { answer, expires: Date.now() + cacheMs });
      if (entries.size > entriesMax) entries.delete(entries.keys().next().value!);
    },
    clear: () => entries.clear(),
  };
}
