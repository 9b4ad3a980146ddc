import type { Stay } from '../../domain/stay.ts';

/** What this node has just learned about homes. */
export interface HomeEvent {
  /** Object numbers; `all` once the search index was built anew, since any of them may differ. */
  homes: readonly number[] | 'all';
  /** `nights`: only which nights are occupied; `home`: anything else too. */
  kind: 'home' | 'nights';
  /**
   * `commit`: this node has committed the change, and its search index does not know it yet. `index`: the search
   * index takes the change over at this moment, whichever node has made it.
   */
  source: 'commit' | 'index';
  /** The stay that nobody else can have from the commit on. */
  occupied?: Stay | undefined;
}

export type HomeEventListener = (event: HomeEvent) => void | Promise<void>;

/** Tells everything that remembers something of homes which of them have changed. */
export interface HomeEvents {
  /**
   * Every listener has been called when this returns, so what is read next is fresh where listeners forget at
   * once. The promise resolves when all of them are done; it is rejected when one of them failed.
   */
  announce(event: HomeEvent): Promise<void>;
  subscribe(listener: HomeEventListener): void;
}

export function createHomeEvents(): HomeEvents {
  const listeners: HomeEventListener[] = [];
  return {
    async announce(event) {
      // Each in a function of its own: one that throws keeps no other from hearing of it.
      await Promise.all(listeners.map(async (listener) => listener(event)));
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
