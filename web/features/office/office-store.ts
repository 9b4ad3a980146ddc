import type { OfficeContact, OfficeInfo } from '../../../contract/office/office-contact.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { reuseMs } from '../../app/calls/answer-cache.ts';
import { createStore } from '../../app/stores/store.ts';
import type { StoreSource } from '../../app/stores/use-store.ts';

export interface OfficeState {
  /** pending during the call; afterwards 200 or the status of the failure. */
  status: 'idle' | 'pending' | number;
  contact: OfficeContact | OfficeInfo | null;
  /** Drawn at random in the browser with each answer, since the server's pages are the same for all visitors. */
  staffIndex: number;
}

export interface OfficeStore extends StoreSource<OfficeState> {
  /**
   * Calls unless a call is under way or an unexpired answer exists. With `all` the answer includes the address and whether the office is
   * open.
   */
  load(all?: boolean): Promise<void>;
}

export interface OfficeStoreDeps {
  ask(all: boolean): Promise<OfficeContact | OfficeInfo>;
  /** Milliseconds since 1970. */
  now(): number;
  /** A number from 0 to below 1. */
  random(): number;
}

export function createOfficeStore({ ask, now, random }: OfficeStoreDeps): OfficeStore {
  const store = createStore<OfficeState>({ status: 'idle', contact: null, staffIndex: 0 });
  /** Milliseconds since 1970 of the last answer. */
  let answeredAt = 0;
  const set = (change: Partial<OfficeState>): void => store.set({ ...store.get(), ...change });

  return {
    ...store,
    async load(all = false) {
      const { status, contact: lastContact } = store.get();
      const isExpired = now() / 1000 >= (lastContact?.officeExpires ?? 0) || now() - answeredAt >= reuseMs;
      const isEnough = lastContact !== null && (!all || isWhole(lastContact));
      if (status === 'pending' || (status === 200 && !isExpired && isEnough)) return;
      set({ status: 'pending' });
      try {
        const contact = await ask(all);
        answeredAt = now();
        set({ status: 200, contact, staffIndex: Math.floor(random() * contact.staffList.length) });
      } catch (error) {
        // The last contact stays, because a failed call does not make it wrong.
        set({ status: errorStatus(error) });
      }
    },
  };
}

export const isWhole = (contact: OfficeContact | OfficeInfo): contact is OfficeInfo => 'street' in contact;

function errorStatus(error: unknown): number {
  const status = (error as { status?: unknown }).status;
  return typeof status === 'number' ? status : 500;
}

/** Identifies the calling site; an empty origin means that its files are on this host. */
const client = { client_mandant: 'feriola', client_cdn: '' };

export const officeStore = createOfficeStore({
  ask: (all) => browserApi.call(all ? 'getOfficeInfo' : 'getOfficeContact', client),
  now: () => Date.now(),
  random: Math.random,
});
