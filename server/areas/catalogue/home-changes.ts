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

/** The result of work on a locked home. Without `change` nothing is announced and the version stays. */
export interface HomeWork<Result> {
  result: Result;
  change?: HomeChange | null | undefined;
}

/** All changes of homes go through here. */
export interface HomeChanges {
  /**
   * Locks the home's row before anything else is read or written, so that changes of one home are serialized and cannot
   * deadlock. Then runs the work. If it has changed something, it increments the home's version and announces the
   * change: to every node by the outbox and a notification, both effective at commit, and to this process after the
   * commit. Returns null, without running the work, if there is no such home. Removed homes are locked and changed like
   * any other.
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
  onHomeChanged(changedHome: ChangedHome): Promise<void>;
  log: Log;
}

/** Without a listener a change is announced only through the outbox, which suits processes without caches, such as imports. */
export function createHomeChanges(listener?: HomeListener): HomeChanges {
  async function announce(tx: Tx, changedHome: ChangedHome): Promise<void> {
    const { objectNumber, version, change } = changedHome;
    await announceHomeChange(tx, { objectNumber, version, ...change });
    if (!listener) return;
    afterCommit(tx, async () => {
      try {
        await listener.onHomeChanged(changedHome);
      } catch (error) {
        // The change is committed, and this process learns of it by the outbox, too.
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
      const addedHome = await insertHome(tx, home);
      await announce(tx, { ...addedHome, change: { kind: 'home' } });
      return addedHome.objectNumber;
    },
  };
}
