import type { SavedLists } from '../../../../contract/watch-list/saved-list.ts';
import type { Language } from '../../../../domain/language.ts';
import { mainListId, savedListBounds, type ListLinkMode } from '../../../../domain/saved-lists.ts';
import type { Tx } from '../../../platform/database.ts';
import { watchListStore } from '../watch-list-store.ts';
import type { ListsDeps } from './lists-deps.ts';
import { savedListsStore, type SavedListRow } from './saved-lists-store.ts';

export type ListsOutcome<Failure extends string> =
  | { ok: true; data: SavedLists }
  | { ok: false; type: Failure; data: null };

interface Place {
  language: Language;
  /** Name of the requested host: on a partner's own host a list is shared under that partner's name. */
  host: string;
}

interface BrandedPlace {
  language: Language;
  brand: number | null;
}

export interface OwnLists {
  read(uid: string): Promise<SavedLists>;
  /** Creates or renames a list. A given saved home is put on it. */
  save(
    uid: string,
    list: { listID: number | null; name: string; objectNumber: number | null },
    place: Place,
  ): Promise<ListsOutcome<'list-not-found' | 'lists-full' | 'list-name-taken'>>;
  remove(uid: string, listID: number, undo: boolean): Promise<ListsOutcome<'list-not-found' | 'lists-full'>>;
  setListsOfHome(
    uid: string,
    objectNumber: number,
    listIDs: readonly number[],
    place: Place,
  ): Promise<ListsOutcome<'list-not-found' | 'home-not-saved'>>;
  setLink(
    uid: string,
    link: { listID: number; linkMode: ListLinkMode; tellsOwner: boolean | null },
    place: Place,
  ): Promise<ListsOutcome<'list-not-found'>>;
}

const failed = <Type extends string>(type: Type): { ok: false; type: Type; data: null } => ({
  ok: false,
  type,
  data: null,
});

/** Thrown to roll back everything that a refused change has written, such as the row of a new visitor. */
class RefusedError extends Error {}

const number = ({ isMain, listId }: SavedListRow): number => (isMain ? mainListId : listId);

/** Returns the list that was used last, or the main list if there is no other. */
export const lastUsed = (lists: readonly SavedListRow[]): SavedListRow | undefined =>
  lists.toSorted((one, other) => other.usedAt.getTime() - one.usedAt.getTime())[0];

export function createOwnLists(deps: ListsDeps): OwnLists {
  const { connection, clock, accounts } = deps;
  const { db } = connection;

  async function read(uid: string): Promise<SavedLists> {
    const [rows, homes, counts, email] = await Promise.all([
      savedListsStore.list(db, uid),
      savedListsStore.homesOnLists(db, uid),
      savedListsStore.othersAndComments(db, uid),
      deps.emailOf(uid),
    ]);
    const present = (row: SavedListRow | undefined): SavedLists['lists'][number] => ({
      listID: row ? number(row) : mainListId,
      name: row?.name ?? '',
      objectNumbers: homes
        .filter(({ listId }) => listId === (!row || row.isMain ? null : row.listId))
        .map(({ objectNumber }) => objectNumber),
      sharedList: row?.linkUid ?? '',
      linkMode: row?.linkMode ?? 'none',
      othersCount: row ? (counts.get(row.listId)?.others ?? 0) : 0,
      commentsCount: row ? (counts.get(row.listId)?.comments ?? 0) : 0,
      tellsOwner: row?.tellsOwner ?? true,
    });
    const hasMain = rows.some(({ isMain }) => isMain);
    const last = lastUsed(rows);
    return {
      uid,
      lists: [...(hasMain ? [] : [present(undefined)]), ...rows.map(present)],
      lastListID: last ? number(last) : mainListId,
      hasMail: email !== null,
    };
  }

  /** Runs work under the visitor's lock, and answers with all lists afterwards. */
  async function change<Failure extends string>(
    uid: string,
    work: (tx: Tx) => Promise<Failure | null>,
  ): Promise<ListsOutcome<Failure>> {
    let failure: Failure | null = null;
    try {
      await connection.transaction(async (tx) => {
        await accounts.ensure(uid, tx);
        await watchListStore.lockVisitor(tx, uid);
        failure = await work(tx);
        if (failure !== null) throw new RefusedError();
      });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
    }
    return failure === null ? { ok: true, data: await read(uid) } : failed(failure);
  }

  const brandPlace = async ({ language, host }: Place): Promise<BrandedPlace> => ({
    language,
    brand: (await deps.partners.findByHost(host))?.partnerID ?? null,
  });

  const isSaved = async (tx: Tx, uid: string, objectNumber: number): Promise<boolean> =>
    (await watchListStore.savedState(tx, uid, objectNumber)) === 'saved';

  /** Finds an own list that is not removed. The main list gets a row if it has none yet. */
  async function findOwn(
    tx: Tx,
    uid: string,
    listID: number,
    place: BrandedPlace,
  ): Promise<SavedListRow | null> {
    if (listID === mainListId) {
      return savedListsStore.ensureMain(tx, { uid, ...place, now: clock.now() });
    }
    const row = await savedListsStore.find(tx, uid, listID);
    return row?.removedAt === null ? row : null;
  }

  return {
    read,

    async save(uid, { listID, name, objectNumber }, requested) {
      const place = await brandPlace(requested);
      return change(uid, async (tx) => {
        const lists = await savedListsStore.list(tx, uid);
        const isTaken = lists.some(
          (one) =>
            one.name?.toLowerCase() === name.toLowerCase() && (listID === null || number(one) !== listID),
        );
        if (isTaken) return 'list-name-taken';
        if (listID !== null) {
          const row = await findOwn(tx, uid, listID, place);
          if (!row) return 'list-not-found';
          await savedListsStore.rename(tx, row.listId, name);
          return null;
        }
        if (lists.filter(({ isMain }) => !isMain).length >= savedListBounds.lists) return 'lists-full';
        const now = clock.now();
        const listId = await savedListsStore.insert(tx, { uid, name, now, ...place });
        if (objectNumber !== null && (await isSaved(tx, uid, objectNumber))) {
          await savedListsStore.addHome(tx, listId, objectNumber, now);
        }
        return null;
      });
    },

    remove: (uid, listID, undo) =>
      change(uid, async (tx) => {
        const row = await savedListsStore.find(tx, uid, listID);
        if (!row) return 'list-not-found';
        if (undo) {
          if (row.removedAt === null) return null;
          const lists = await savedListsStore.list(tx, uid);
          if (lists.filter(({ isMain }) => !isMain).length >= savedListBounds.lists) return 'lists-full';
          await savedListsStore.restore(tx, { uid, listId: row.listId, removedAt: row.removedAt });
          return null;
        }
        if (row.removedAt === null) await savedListsStore.remove(tx, row, clock.now());
        return null;
      }),

    async setListsOfHome(uid, objectNumber, listIDs, requested) {
      const place = await brandPlace(requested);
      return change(uid, async (tx) => {
        if (!(await isSaved(tx, uid, objectNumber))) return 'home-not-saved';
        const rows: SavedListRow[] = [];
        for (const listID of new Set(listIDs)) {
          const row = await findOwn(tx, uid, listID, place);
          if (!row) return 'list-not-found';
          rows.push(row);
        }
        const now = clock.now();
        const before = await savedListsStore.listsOfHome(tx, uid, objectNumber);
        const named = rows.filter(({ isMain }) => !isMain).map(({ listId }) => listId);
        const inMain = listIDs.includes(mainListId);
        await savedListsStore.setListsOfHome(tx, { uid, objectNumber }, { inMain, listIds: named }, now);
        // The next saved home goes on the list that was chosen now.
        const chosen = rows.find(({ listId, isMain }) => !before.has(isMain ? mainListId : listId));
        if (chosen) await savedListsStore.markUsed(tx, chosen.listId, now);
        return null;
      });
    },

    async setLink(uid, { listID, linkMode, tellsOwner }, requested) {
      const place = await brandPlace(requested);
      return change(uid, async (tx) => {
        const row = await findOwn(tx, uid, listID, place);
        if (!row) return 'list-not-found';
        await savedListsStore.setLink(tx, row.listId, {
          // A revoked link is never valid again; sharing once more creates another one.
          linkUid: linkMode === 'none' ? null : (row.linkUid ?? accounts.newUid()),
          linkMode: linkMode === 'none' ? null : linkMode,
          tellsOwner: tellsOwner ?? row.tellsOwner,
          language: place.language,
        });
        return null;
      });
    },
  };
}
