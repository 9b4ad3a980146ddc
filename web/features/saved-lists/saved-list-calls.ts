import type { SavedLists } from '../../../contract/watch-list/saved-list.ts';
import type { SharedListView } from '../../../contract/watch-list/shared-list.ts';
import type { Language } from '../../../domain/language.ts';
import type { ListLinkMode } from '../../../domain/saved-lists.ts';
import { addEndpoints, browserApi } from '../../app/api/browser-api.ts';
import { createStore } from '../../app/stores/store.ts';
import { visitorStore } from '../visitor/use-visitor.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';

addEndpoints(endpointPaths);

/** The visitor's own lists; null until they are read for the first time. */
export const savedListsStore = createStore<SavedLists | null>(null);

const uid = (): string => visitorStore.get().uid;

let turn = 0;

/** Takes over an answer, unless a later call has been made meanwhile: that one's answer is newer. */
async function adopt(answer: Promise<SavedLists>): Promise<SavedLists> {
  turn += 1;
  const own = turn;
  const lists = await answer;
  if (own === turn) savedListsStore.set(lists);
  return lists;
}

let reading: Promise<SavedLists> | null = null;

/** Several parts of a page ask for the lists at the same time: one call answers all. */
function read(): Promise<SavedLists> {
  reading ??= adopt(browserApi.call('getSavedLists', { uid: uid() })).finally(() => (reading = null));
  return reading;
}

/** The calls about own lists. Each answers with all of them, which every part that shows them takes over. */
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

/** The calls about a list that is shared by a link. */
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
