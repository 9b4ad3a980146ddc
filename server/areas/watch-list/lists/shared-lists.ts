import type { Failure, Outcome } from '../../../../contract/define-endpoint.ts';
import type { commentOnHome } from '../../../../contract/watch-list/comment-on-home.ts';
import type { joinSharedList } from '../../../../contract/watch-list/join-shared-list.ts';
import type { removeListComment } from '../../../../contract/watch-list/remove-list-comment.ts';
import type { reportListComment } from '../../../../contract/watch-list/report-list-comment.ts';
import type { SharedListView } from '../../../../contract/watch-list/shared-list.ts';
import type { voteOnHome } from '../../../../contract/watch-list/vote-on-home.ts';
import type { Language } from '../../../../domain/language.ts';
import { savedListBounds } from '../../../../domain/saved-lists.ts';
import type { CountedLimit } from '../../../platform/counted-limits.ts';
import type { Tx } from '../../../platform/database.ts';
import { idempotently, requestDigest } from '../../../platform/idempotency.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { nextVisit } from '../rules/list-news.ts';
import type { ListsDeps } from './lists-deps.ts';
import { savedListsStore, type SavedListRow } from './saved-lists-store.ts';
import { sharedListsStore, type PersonRow } from './shared-lists-store.ts';
import { staysOfList, viewList } from './view-list.ts';
import { planNotice } from './tell-owner.ts';

/** Limits comments per person and list. People who choose a home write fewer. */
const commentsPerHour: CountedLimit = { name: 'saved-lists.comments-hour', max: 40, spanMs: 3_600_000 };

interface SharedListLink {
  /** The secret that the link contains. */
  sharedList: string;
  languageCode: Language;
}

export interface SharedLists {
  /** Returns null if the link is unknown or no longer valid. */
  view(link: SharedListLink, uid: string | null): Promise<SharedListView | null>;
  see(link: SharedListLink, uid: string): Promise<boolean>;
  join(link: SharedListLink, uid: string, name: string): Promise<Outcome<typeof joinSharedList>>;
  vote(
    link: SharedListLink,
    uid: string | null,
    objectNumber: number,
    vote: 'for' | 'against' | 'none',
  ): Promise<Outcome<typeof voteOnHome>>;
  comment(
    link: SharedListLink,
    uid: string | null,
    comment: { objectNumber: number; text: string; idempotencyKey: string },
  ): Promise<Outcome<typeof commentOnHome>>;
  removeComment(
    link: SharedListLink,
    uid: string | null,
    commentId: number,
  ): Promise<Outcome<typeof removeListComment>>;
  report(
    link: SharedListLink,
    uid: string | null,
    report: { commentID: number; reason: string },
  ): Promise<Outcome<typeof reportListComment>>;
}

const failed = <Type extends string>(type: Type): { ok: false; type: Type; data: null } => ({
  ok: false,
  type,
  data: null,
});
const notFound = failed('list-not-found');

export function createSharedLists(deps: ListsDeps): SharedLists {
  const { connection, clock, accounts } = deps;
  const { db } = connection;

  const find = (link: SharedListLink): Promise<SavedListRow | null> =>
    savedListsStore.findByLink(db, link.sharedList);

  async function view(link: SharedListLink, uid: string | null): Promise<SharedListView | null> {
    const list = await find(link);
    return list && viewList(deps, list, { uid, language: link.languageCode });
  }

  /** Answers with the list after a change. */
  async function answer(
    link: SharedListLink,
    uid: string | null,
  ): Promise<{ ok: true; data: SharedListView } | typeof notFound> {
    const data = await view(link, uid);
    return data ? { ok: true, data } : notFound;
  }

  type Unwritable = Failure<typeof voteOnHome>;
  /** Finds the person and the home of a vote or comment, under the list's lock. */
  async function openForWriting(
    tx: Tx,
    link: SharedListLink,
    uid: string | null,
    objectNumber: number,
  ): Promise<{ list: SavedListRow; person: PersonRow } | Unwritable> {
    const unlockedList = await savedListsStore.findByLink(tx, link.sharedList);
    if (unlockedList) await sharedListsStore.lockList(tx, unlockedList.listId);
    const list = unlockedList && (await savedListsStore.findByLink(tx, link.sharedList));
    if (!list) return notFound;
    if (list.linkMode !== 'open') return failed('list-read-only');
    const people = await sharedListsStore.people(tx, list.listId);
    const person = people.find((one) => one.uid === uid && one.name !== '');
    if (!person) return failed('name-missing');
    const homes = await sharedListsStore.homes(tx, list);
    if (!homes.some((home) => home.objectNumber === objectNumber)) return failed('home-not-on-list');
    return { list, person };
  }

  return {
    view,

    async see(link, uid) {
      const list = await find(link);
      if (!list) return false;
      const homes = await sharedListsStore.homes(db, list);
      const stays = await staysOfList(deps, homes);
      const now = clock.now();
      await connection.transaction(async (tx) => {
        await sharedListsStore.lockList(tx, list.listId);
        const people = await sharedListsStore.people(tx, list.listId);
        let person = people.find((one) => one.uid === uid);
        if (!person && uid === list.uid) {
          // Owners see news even if they have given no name.
          person = await sharedListsStore.savePerson(tx, { listId: list.listId, uid }, now);
        }
        if (!person) return;
        const looks = await sharedListsStore.looks(tx, person.personId);
        await sharedListsStore.saveVisit(tx, person.personId, nextVisit(person, looks, stays, now));
      });
      return true;
    },

    async join(link, uid, name) {
      const outcome = await connection.transaction(async (tx) => {
        const unlockedList = await savedListsStore.findByLink(tx, link.sharedList);
        if (!unlockedList) return notFound;
        await accounts.ensure(uid, tx);
        await sharedListsStore.lockList(tx, unlockedList.listId);
        if (unlockedList.linkMode !== 'open') return failed('list-read-only');
        const others = (await sharedListsStore.people(tx, unlockedList.listId)).filter(
          (one) => one.uid !== uid,
        );
        if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
          return failed('person-name-taken');
        if (others.length >= savedListBounds.people) return failed('people-full');
        await sharedListsStore.savePerson(tx, { listId: unlockedList.listId, uid, name }, clock.now());
        return null;
      });
      return outcome ?? answer(link, uid);
    },

    async vote(link, uid, objectNumber, vote) {
      const outcome = await connection.transaction(async (tx) => {
        const opened = await openForWriting(tx, link, uid, objectNumber);
        if (!('list' in opened)) return opened;
        const { list, person } = opened;
        const { personId } = person;
        if (vote === 'none') await sharedListsStore.takeVoteBack(tx, list.listId, objectNumber, personId);
        else {
          const isFor = vote === 'for';
          await sharedListsStore.vote(tx, list.listId, {
            ...{ objectNumber, personId, isFor },
            votedAt: clock.now(),
          });
        }
        return null;
      });
      return outcome ?? answer(link, uid);
    },

    async comment(link, uid, { objectNumber, text, idempotencyKey }) {
      type Refused = Exclude<Failure<typeof commentOnHome>, { type: 'idempotency-conflict' }>;
      const outcome = await retryTransaction(connection, (tx) =>
        idempotently<{ commentId: number }, Refused>(
          tx,
          {
            scope: `saved-list.comment/${uid ?? ''}`,
            key: idempotencyKey,
            digest: requestDigest({ list: link.sharedList, objectNumber, text }),
          },
          async () => {
            const opened = await openForWriting(tx, link, uid, objectNumber);
            if (!('list' in opened)) return opened;
            const { list, person } = opened;
            const count = await sharedListsStore.countComments(tx, list.listId);
            if (count >= savedListBounds.comments) return failed('comments-full');
            const counting = await deps.limits.count(tx, [[commentsPerHour, String(person.personId)]]);
            if (!counting.ok) {
              return {
                ok: false,
                type: 'too-many-comments',
                data: { retryAfter: counting.retryAfter },
              };
            }
            const now = clock.now();
            const commentId = await sharedListsStore.insertComment(tx, list.listId, {
              ...{ objectNumber, personId: person.personId, text },
              writtenAt: now,
            });
            if (person.uid !== list.uid) await planNotice(tx, list, now);
            return { ok: true, data: { commentId } };
          },
        ),
      );
      return outcome.ok ? answer(link, uid) : outcome;
    },

    async removeComment(link, uid, commentId) {
      const list = await find(link);
      if (!list) return notFound;
      const people = await sharedListsStore.people(db, list.listId);
      const person = people.find((one) => one.uid === uid);
      const isOwner = uid === list.uid;
      if (!isOwner && !person) return failed('comment-not-found');
      const isRemoved = await connection.transaction((tx) =>
        sharedListsStore.removeComment(tx, list.listId, commentId, isOwner ? null : person!.personId),
      );
      return isRemoved ? answer(link, uid) : failed('comment-not-found');
    },

    async report(link, uid, { commentID, reason }) {
      const list = await find(link);
      if (!list) return notFound;
      const now = clock.now();
      const outcome = await connection.transaction((tx) =>
        sharedListsStore.report(tx, { listId: list.listId, commentId: commentID, reason, now }),
      );
      if (outcome === 'reported') return answer(link, uid);
      return failed(outcome === 'cleared' ? 'comment-cleared' : 'comment-not-found');
    },
  };
}
