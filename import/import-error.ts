import type { HomeFeedProblem } from '../domain/home-feeds.ts';

/** Aborts the import with a message for the terminal, and a problem code for web pages. */
export class ImportError extends Error {
  readonly problem: HomeFeedProblem;
  /** A currency, or for missing homes their number followed by their keys. */
  readonly about: readonly string[];

  constructor(message: string, problem: HomeFeedProblem = 'unreadable', about: readonly string[] = []) {
    super(message);
    this.problem = problem;
    this.about = about;
  }
}
