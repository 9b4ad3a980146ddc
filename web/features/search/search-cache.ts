import { reuseMs } from '../../app/calls/answer-cache.ts';
import type { SearchData } from './search-data.ts';

const entriesMax = 30;

const answers = new Map<string, { at: number; data: SearchData }>();

export const searchCache = {
  get(address: string): SearchData | null {
    const cached = answers.get(address);
    if (!cached) return null;
    if (Date.now() - cached.at > reuseMs) {
      answers.delete(address);
      return null;
    }
    return cached.data;
  },
  set(address: string, data: SearchData): void {
    if (data.failed) return;
    answers.delete(address);
    answers.set(address, { at: Date.now(), data });
    const oldest = answers.keys().next();
    if (answers.size > entriesMax && !oldest.done) answers.delete(oldest.value);
  },
  /** Cleared after a booking, which changes the results. */
  clear(): void {
    answers.clear();
  },
};
