import { keptMs } from '../../app/calls/answer-cache.ts';
import type { SearchData } from './search-data.ts';

const entriesMax = 30;

const answers = new Map<string, { at: number; data: SearchData }>();

export const searchCache = {
  get(address: string): SearchData | null {
    const found = answers.get(address);
    if (!found) return null;
    if (Date.now() - found.at > keptMs) {
      answers.delete(address);
      return null;
    }
    return found.data;
  },
  set(address: string, data: SearchData): void {
    if (data.failed) return;
    answers.delete(address);
    answers.set(address, { at: Date.now(), data });
    const oldest = answers.keys().next();
    if (answers.size > entriesMax && !oldest.done) answers.delete(oldest.value);
  },
  /** A booking changes the results, so the cache is cleared. */
  clear(): void {
    answers.clear();
  },
};
