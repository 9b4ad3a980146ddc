import type { SharedHome, SharedListView } from '../../../../contract/watch-list/shared-list.ts';
import type { Language } from '../../../../domain/language.ts';
import { hideContacts } from '../../../../domain/messages/hide-contacts.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { savedListBounds } from '../../../../domain/saved-lists.ts';
import { currentStays } from '../current-stays.ts';
import { newsSince, priceNews, type StayNow } from '../rules/list-news.ts';
import { presentWatched } from '../rules/watched-object.ts';
import type { WatchedRow } from '../watch-list-store.ts';
import type { ListsDeps } from './lists-deps.ts';
import type { SavedListRow } from './saved-lists-store.ts';
import { sharedListsStore, type CommentRow, type PersonRow, type VoteRow } from './shared-lists-store.ts';

interface StoredList {
  list: SavedListRow;
  homes: readonly WatchedRow[];
  votes: readonly VoteRow[];
  comments: readonly CommentRow[];
  you: PersonRow | undefined;
}

/** Builds a person's view of a list. Without a uid it is the view of all readers. */
export async function viewList(
  deps: ListsDeps,
  list: SavedListRow,
  { uid, language }: { uid: string | null; language: Language },
): Promise<SharedListView> {
  const { db } = deps.connection;
  const [homes, people, votes, comments] = await Promise.all([
    sharedListsStore.homes(db, list),
    sharedListsStore.people(db, list.listId),
    sharedListsStore.votes(db, list.listId),
    sharedListsStore.comments(db, list.listId),
  ]);
  const isOwner = uid === list.uid;
  const you = people.find((one) => one.uid === uid);
  const written: StoredList = { list, homes, votes, comments, you };
  const summaries = await deps.summaries(
    homes.map(({ objectNumber }) => objectNumber),
    language,
  );
  return {
    uid: uid ?? '',
    name: isOwner ? (list.name ?? '') : hideContacts(list.name ?? '').text,
    canWrite: list.linkMode === 'open',
    isOwner,
    you: you && you.name !== '' ? { personID: you.personId, name: you.name } : null,
    people: people
      .filter(({ name }) => name !== '')
      .map((one) => ({
        personID: one.personId,
        name: one === you ? one.name : hideContacts(one.name).text,
        isOwner: one.uid === list.uid,
      })),
    homes: homes.map((home) => presentHome(home, written, isOwner)),
    summaries,
    news: you ? await readNews(deps, written, you) : null,
  };
}

function presentHome(home: WatchedRow, { votes, comments, you }: StoredList, isOwner: boolean): SharedHome {
  const own = votes.filter(({ objectNumber }) => objectNumber === home.objectNumber);
  return {
    ...presentWatched(home),
    votesFor: own.filter(({ isFor }) => isFor).map(({ personId }) => personId),
    votesAgainst: own.filter(({ isFor }) => !isFor).map(({ personId }) => personId),
    comments: comments
      .filter(({ objectNumber }) => objectNumber === home.objectNumber)
      .map(({ commentId, personId, text, writtenAt }) => {
        const shown = hideContacts(text);
        const isOwn = you?.personId === personId;
        return {
          commentID: commentId,
          personID: personId,
          text: shown.text,
          isMasked: shown.hidden,
          writtenAt: writtenAt.toISOString(),
          canRemove: isOwn || isOwner,
          isOwn,
        };
      }),
  };
}

/** Prices the stays of a list, as its owner saved them. */
export async function staysOfList(deps: ListsDeps, homes: readonly WatchedRow[]): Promise<StayNow[]> {
  const today = deps.clock.today();
  const stays = homes
    .flatMap(({ startDate, endDate, ...home }) =>
      startDate !== null && endDate !== null && startDate >= today ? [{ ...home, startDate, endDate }] : [],
    )
    .slice(0, savedListBounds.pricedHomes);
  const current = await currentStays(deps, stays);
  return current.map(({ objectNumber, startDate, endDate, persons, childAges, pets, now }) => ({
    objectNumber,
    stay: [startDate, endDate, persons, childAges.join(' '), pets].join('/'),
    now,
  }));
}

async function readNews(
  deps: ListsDeps,
  { homes, votes, comments }: StoredList,
  you: PersonRow,
): Promise<SharedListView['news']> {
  const now = deps.clock.now();
  const since = newsSince(you, now);
  if (since === null) return null;
  const [stays, looks] = await Promise.all([
    staysOfList(deps, homes),
    sharedListsStore.looks(deps.connection.db, you.personId),
  ]);
  const isOnList = ({ objectNumber }: { objectNumber: number }): boolean =>
    homes.some((home) => home.objectNumber === objectNumber);
  const isOthers = ({ personId }: { personId: number }): boolean => personId !== you.personId;
  const euros = (amount: Cents | null) => (amount === null ? null : toEuros(amount));
  return {
    since: since.toISOString(),
    addedHomes: homes.filter(({ addDate }) => addDate > since).map(({ objectNumber }) => objectNumber),
    comments: comments
      .filter((one) => isOthers(one) && one.writtenAt > since && isOnList(one))
      .map(({ commentId, objectNumber, personId }) => ({
        commentID: commentId,
        objectNumber,
        personID: personId,
      })),
    votes: votes
      .filter((one) => isOthers(one) && one.votedAt > since && isOnList(one))
      .map(({ objectNumber, personId, isFor }) => ({ objectNumber, personID: personId, isFor })),
    prices: priceNews(you, looks, stays, now).map((news) => ({
      objectNumber: news.objectNumber,
      kind: news.kind,
      price: euros(news.now.price),
      priceBefore: euros(news.before),
    })),
  };
}
