/**
 * `database`: homes are read from there. `image`: the engine's memory is read from disk. `order`: the index lays neighbours together,
 * which is a short step. `store`: its memory is written for the next start.
 */
export type BuildStage = 'database' | 'image' | 'order' | 'store';

/** How far an index is that is being built. */
export interface BuildState {
  stage: BuildStage;
  /** Homes that the stage is done with. */
  homes: number;
  /** Homes that the stage has to do, about: some may come or go meanwhile. */
  ofHomes: number;
  /** Whole seconds until the stage ends at the pace so far; null: not known yet. */
  secondsLeft: number | null;
}

/** So long a stage is watched before anybody is told how long it will take. */
const paceMs = 1000;

/** Counts the homes of one build, stage by stage. */
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

  /** The stage is done with this share of the homes. */
  reach(share: number): void {
    this.#homes = Math.round(this.#ofHomes * share);
  }

  get state(): BuildState {
    const taken = this.#now() - this.#begun;
    const left = Math.max(0, this.#ofHomes - this.#homes);
    const isKnown = this.#homes > 0 && taken >= paceMs;
    return {
      stage: this.#stage,
      homes: this.#homes,
      ofHomes: Math.max(this.#ofHomes, this.#homes),
      secondsLeft: isKnown ? Math.ceil((left * taken) / this.#homes / 1000) : null,
    };
  }
}
