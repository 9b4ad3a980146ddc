import type { Stay } from '../../domain/stay.ts';

export interface HomeEvent {
  /** Object numbers; `all` after the search index was rebuilt, since any home may differ. */
  homes: readonly number[] | 'all';
  /** With `nights` only occupied nights have changed, with `home` possibly anything. */
  kind: 'home' | 'nights';
  /**
   * With `commit` this node has committed the change, but its search index does not have it yet. With `index` the
   * search index applies the change at this moment, whichever node made it.
   */
  source: 'commit' | 'index';
  /** A stay whose nights are occupied from the commit on. */
  occupied?: Stay | undefined;
}

export type HomeEventListener = (event: HomeEvent) => void | Promise<void>;

export interface HomeEvents {
  /**
   * All listeners have been called when this returns, so that later reads are fresh where listeners drop their cache at once. The promise
   * resolves when all are done; it rejects when one of them failed.
   */
  announce(event: HomeEvent): Promise<void>;
  subscribe(listener: HomeEventListener): void;
}

export function createHomeEvents(): HomeEvents {
  const listeners: HomeEventListener[] = [];
  return {
    async announce(event) {
      // Each listener runs in its own async function, so that one that throws does not stop the others.
      await Promise.all(listeners.map(async (listener) => listener(event)));
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
