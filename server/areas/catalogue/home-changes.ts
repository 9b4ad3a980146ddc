import type { Stay } from '../../../domain/stay.ts';
import { afterCommit, type Tx } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { announceHomeChange } from '../../platform/outbox-store.ts';
import { insertHome, lockHome, raiseVersion, type LockedHome, type NewHome } from './home-changes-store.ts';

export type { LockedHome, NewHome };

/** Distinguishes changes of occupied nights only from changes of anything else shown in lists and pages. */
export type HomeChange =
  | {
      kind: 'nights';
      /** The stay that is unavailable from the commit on; absent if nights became free. */
      occupied?: Stay | undefined;
    }
  | { kind: 'home' };

export interface ChangedHome {
  objectNumber: number;
  version: number;
  change: HomeChange;
}

/** Result of work on a locked home. Without `change` nothing is announced and the version stays. */
export interface HomeWork<Result> {
  result: Result;
  change?: HomeChange | null | undefined;
}

/** All changes of homes go through here. */
export interface HomeChanges {
  /**
   * Takes the lock of the home's row before anything else is read or written, so that all that happens to one
   * home happens one after the other, and nobody waits in a circle. Then runs the work, and where it has
   * changed something raises the home's version and announces it: to every node by the outbox and a
   * notification, both of which come with the commit, and to this process after the commit. Null, without
   * running the work, where there is no such home. A removed home is locked and changed like any other.
   */
  changeHome<Result>(
    tx: Tx,
    objectNumber: number,
    work: (home: LockedHome) => Promise<HomeWork<Result>>,
  ): Promise<Result | null>;
  /** Inserts a home under the next free number and announces it; related rows may follow in the same transaction. */
  addHome(tx: Tx, home: NewHome): Promise<number>;
}

/** A cache in this process that depends on homes. */
export interface HomeListener {
  /** Runs after the commit, before the transaction's caller continues. */
  onHomeChanged(changed: ChangedHome): Promise<void>;
  log: Log;
}

/** Without a listener a change is announced only through the outbox, which suits processes without caches, such as imports. */
export function createHomeChanges(listener?: HomeListener): HomeChanges {
  async function announce(tx: Tx, changed: ChangedHome): Promise<void> {
    const { objectNumber, version, change } = changed;
    await announceHomeChange(tx, { objectNumber, version, ...change });
    if (!listener) return;
    afterCommit(tx, async () => {
      try {
        await listener.onHomeChanged(changed);
      } catch (error) {
        // The change stands, whether this process hears of it now or by the outbox.
        listener.log.warn(
          { err: error, objectNumber },
          'this node was not told of a changed home, the outbox will',
        );
      }
    });
  }

  return {
    async changeHome(tx, objectNumber, work) {
      const home = await lockHome(tx, objectNumber);
      if (!home) return null;
      const { result, change } = await work(home);
      if (change) {
        await Promise.all([
          raiseVersion(tx, home),
          announce(tx, { objectNumber, version: home.version + 1, change }),
        ]);
      }
      return result;
    },

    async addHome(tx, home) {
      const added = await insertHome(tx, home);
      await announce(tx, { ...added, change: { kind: 'home' } });
      return added.objectNumber;
    },
  };
}
