import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Answer, SearchOptions, TimedAnswer } from '../answer.ts';
import type { KernelSearch } from './kernel-search.ts';

/** Milliseconds after which a search yields to others. */
const turnMs = 1;

interface UnderWay {
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
  #underWay: UnderWay | null = null;

  constructor(search: KernelSearch, today: () => PlainDate) {
    this.#search = search;
    this.#today = today;
  }

  async answer(filter: SearchFilter, options: SearchOptions): Promise<TimedAnswer> {
    while (this.#underWay) await yieldToEventLoop();
    const today = this.#today();
    const queries = this.#search.queries(filter, today, options);
    queries.next();
    const own: UnderWay = { queries, answer: null, failure: null, ms: 0 };
    this.#underWay = own;
    this.#goOn(own, turnMs);
    while (!own.answer && !own.failure) {
      await yieldToEventLoop();
      this.#goOn(own, turnMs);
    }
    this.#underWay = null;
    if (own.failure) throw own.failure;
    return { answer: own.answer!, today, ms: own.ms };
  }

  finish(): void {
    if (this.#underWay) this.#goOn(this.#underWay, Infinity);
  }

  #goOn(own: UnderWay, ms: number): void {
    if (own.answer || own.failure) return;
    const begin = performance.now();
    try {
      for (;;) {
        while (this.#search.kernel.searchOn()) if (performance.now() - begin > ms) return;
        const { done, value } = own.queries.next();
        if (!done) continue;
        own.answer = value;
        return;
      }
    } catch (error) {
      own.failure = error instanceof Error ? error : new Error(String(error));
    } finally {
      own.ms += performance.now() - begin;
    }
  }
}
