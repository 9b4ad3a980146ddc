import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Answer, SearchOptions, TimedAnswer } from '../answer.ts';
import type { KernelSearch } from './kernel-search.ts';

/** Milliseconds after which a search yields to others. */
const turnMs = 1;

interface RunningSearch {
  queries: Iterator<undefined, Answer>;
  answer: Answer | null;
  /** The error that prevented an answer. */
  failure: Error | null;
  ms: number;
}

/**
 * Runs long searches one at a time in a kernel context of their own, in pieces between which other searches and pages
 * are served. A change of the index first finishes the current search, so that no answer mixes two states.
 */
export class WideSearches {
  readonly #search: KernelSearch;
  readonly #today: () => PlainDate;
  #running: RunningSearch | null = null;

  constructor(search: KernelSearch, today: () => PlainDate) {
    this.#search = search;
    this.#today = today;
  }

  async answer(filter: SearchFilter, options: SearchOptions): Promise<TimedAnswer> {
    while (this.#running) await yieldToEventLoop();
    const today = this.#today();
    const queries = this.#search.queries(filter, today, options);
    queries.next();
    const running: RunningSearch = { queries, answer: null, failure: null, ms: 0 };
    this.#running = running;
    this.#continue(running, turnMs);
    while (!running.answer && !running.failure) {
      await yieldToEventLoop();
      this.#continue(running, turnMs);
    }
    this.#running = null;
    if (running.failure) throw running.failure;
    return { answer: running.answer!, today, ms: running.ms };
  }

  finish(): void {
    if (this.#running) this.#continue(this.#running, Infinity);
  }

  #continue(running: RunningSearch, ms: number): void {
    if (running.answer || running.failure) return;
    const begin = performance.now();
    try {
      for (;;) {
        while (this.#search.kernel.searchOn()) if (performance.now() - begin > ms) return;
        const { done, value } = running.queries.next();
        if (!done) continue;
        running.answer = value;
        return;
      }
    } catch (error) {
      running.failure = error instanceof Error ? error : new Error(String(error));
    } finally {
      running.ms += performance.now() - begin;
    }
  }
}
