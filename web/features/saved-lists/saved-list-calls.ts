import type { SavedLists } from '../../../contract/watch-list/saved-list.ts';
import type { SharedListView } from '../../../contract/watch-list/shared-list.ts';
import type { Language } from '../../../domain/language.ts';
import type { ListLinkMode } from '../../../domain/saved-lists.ts';
import { addEndpoints, browserApi } from '../../app/api/browser-api.ts';
import { createStore } from '../../app/stores/store.ts';
import { visitorStore } from '../visitor/use-visitor.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';

addEndpoints(endpointPaths);

/** The visitor's own lists. Null until they are loaded for the first time. */
export const savedListsStore = createStore<SavedLists | null>(null);

const uid = (): string => visitorStore.get().uid;

let turn = 0;

/** Stores an answer, unless a later call was made in the meantime, whose answer is newer. */
async function adopt(answer: Promise<SavedLists>): Promise<SavedLists> {
  turn += 1;
  const own = turn;
  const lists = await answer;
  if (own === turn) savedListsStore.set(lists);
  return lists;
}

let reading: Promise<SavedLists> | null = null;

/** Several parts of a page request the lists at the same time, so they share one call. */
function read(): Promise<SavedLists> {
  reading ??= adopt(browserApi.call('getSavedLists', { uid: uid() })).finally(() => (reading = null));
  return reading;
}

/** Calls about the visitor's own lists. Each answers with all lists, which are stored for all parts of the page. */
export const ownListCalls = {
  read,
  save: (
    list: { listID: number | null; name: string; objectNumber: number | null },
    languageCode: Language,
  ): Promise<SavedLists> => adopt(browserApi.call('saveSavedList', { uid: uid(), ...list, languageCode })),
  remove: (listID: number, undo: boolean): Promise<SavedLists> =>
    adopt(browserApi.call('removeSavedList', { uid: uid(), listID, undo })),
  setListsOfHome: (objectNumber: number, listIDs: number[], languageCode: Language): Promise<SavedLists> =>
    adopt(browserApi.call('setListsOfHome', { uid: uid(), objectNumber, listIDs, languageCode })),
  setLink: (
    link: { listID: number; linkMode: ListLinkMode; tellsOwner: boolean | null },
    languageCode: Language,
  ): Promise<SavedLists> => adopt(browserApi.call('setListLink', { uid: uid(), ...link, languageCode })),
};

export interface GroupCalls {
  read(signal?: AbortSignal): Promise<SharedListView>;
  see(): Promise<unknown>;
  join(name: string): Promise<SharedListView>;
  vote(objectNumber: number, vote: 'for' | 'against' | 'none'): Promise<SharedListView>;
  comment(objectNumber: number, text: string, idempotencyKey: string): Promise<SharedListView>;
  remove(commentID: number): Promise<SharedListView>;
  report(commentID: number, reason: string): Promise<SharedListView>;
}

/** Calls about a list that was opened by its link. */
export function groupCalls(sharedList: string, languageCode: Language): GroupCalls {
  const at = () => ({ uid: uid(), sharedList, languageCode });
  return {
    read: (signal) => browserApi.call('getSharedList', at(), signal ? { signal } : {}),
    see: () => browserApi.call('seeSharedList', at()),
    join: (name) => browserApi.call('joinSharedList', { ...at(), name }),
    vote: (objectNumber, vote) => browserApi.call('voteOnHome', { ...at(), objectNumber, vote }),
    comment: (objectNumber, text, idempotencyKey) =>
      browserApi.call('commentOnHome', { ...at(), objectNumber, text, idempotencyKey }),
    remove: (commentID) => browserApi.call('removeListComment', { ...at(), commentID }),
    report: (commentID, reason) => browserApi.call('reportListComment', { ...at(), commentID, reason }),
  };
}
