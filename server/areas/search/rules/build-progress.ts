/**
 * `database`: homes are read from there. `image`: the engine's memory is read from disk. `order`: neighbouring homes are moved together, a
 * short step. `store`: the memory is written for the next start.
 */
export type BuildStage = 'database' | 'image' | 'order' | 'store';

export interface BuildState {
  stage: BuildStage;
  homes: number;
  /** Total number of homes in the stage, approximately: some may be added or removed meanwhile. */
  ofHomes: number;
  /** Whole seconds until the stage ends at the current pace; null while unknown. */
  secondsLeft: number | null;
}

/** Milliseconds for which a stage is measured before its duration is estimated. */
const paceMs = 1000;

export class BuildProgress {
  readonly #ofHomes: number;
  readonly #now: () => number;
  #stage: BuildStage = 'database';
  #homes = 0;
  #begun: number;

  constructor(ofHomes: number, now = (): number => performance.now()) {
    this.#ofHomes = ofHomes;
    this.#now = now;
    this.#begun = now();
  }

  begin(stage: BuildStage): void {
    this.#stage = stage;
    this.#homes = 0;
    this.#begun = this.#now();
  }

  add(homes: number): void {
    this.#homes += homes;
  }

  reach(share: number): void {
    this.#homes = Math.round(this.#ofHomes * share);
  }

  get state(): BuildState {
    const elapsed = this.#now() - this.#begun;
    const remaining = Math.max(0, this.#ofHomes - this.#homes);
    const isKnown = this.#homes > 0 && elapsed >= paceMs;
    return {
      stage: this.#stage,
      homes: this.#homes,
      ofHomes: Math.max(this.#ofHomes, this.#homes),
      secondsLeft: isKnown ? Math.ceil((remaining * elapsed) / this.#homes / 1000) : null,
    };
  }
}
