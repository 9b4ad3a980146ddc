/** Milliseconds for which an answer that changes rarely is reused. */
export const keptMs = 9_000_000;

export interface AnswerCache<Answer> {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
  clear(): void;
}

/**
 * @param entriesMax beyond it the answer that was stored longest ago is dropped.
 * @param cacheMs for how long an answer is served; absent: as long as the page lives.
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
