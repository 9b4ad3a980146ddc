import type { HomeFeedProblem } from '../domain/home-feeds.ts';

/** The import cannot go on: one line for the terminal, and what it is about for those who see no terminal. */
export class ImportError extends Error {
  readonly problem: HomeFeedProblem;
  /** A currency; of homes that are missing how many there were, and then their keys. */
  readonly about: readonly string[];

  constructor(message: string, problem: HomeFeedProblem = 'unreadable', about: readonly string[] = []) {
    super(message);
    this.problem = problem;
    this.about = about;
  }
}
