import { nothingAllowed, type ConsentChoice } from '../../../domain/consent.ts';
import { createStore } from '../../app/stores/store.ts';
import type { StoreSource } from '../../app/stores/use-store.ts';
import { acceptedCookieText, confirmedCookieText, isConfirmed, storedChoice } from './consent-cookies.ts';

export interface ConsentState extends ConsentChoice {
  required: true;
  confirmed: boolean;
  /** Opens the banner although there is an answer, because the visitor wants to change it. */
  showDisclaimer: boolean;
  saving: boolean;
}

export interface ConsentStore extends StoreSource<ConsentState> {
  acceptAll(): void;
  rejectAll(): void;
  acceptChoice(choice: ConsentChoice): void;
  open(): void;
  close(): void;
}

export interface ConsentDeps {
  readCookies(): string;
  writeCookie(text: string): void;
  secure(): boolean;
  wait(work: () => void, milliseconds: number): void;
  report(choice: ConsentChoice): void;
}

/** How long the banner stays open after an answer. After "accept all" the visitor sees the boxes that it ticked. */
const closeDelayMs = { acceptAll: 1500, other: 10 };

export function createConsentStore(deps: ConsentDeps): ConsentStore {
  const cookies = deps.readCookies();
  const stored = storedChoice(cookies);
  const store = createStore<ConsentState>({
    required: true,
    ...(stored ?? nothingAllowed),
    confirmed: isConfirmed(cookies),
    showDisclaimer: false,
    saving: false,
  });
  const set = (change: Partial<ConsentState>): void => store.set({ ...store.get(), ...change });

  function answer(choice: ConsentChoice, closeDelay: number): void {
    if (store.get().saving) return;
    deps.writeCookie(acceptedCookieText(choice, deps.secure()));
    set({ ...choice, saving: true });
    deps.report(choice);
    deps.wait(() => {
      deps.writeCookie(confirmedCookieText(deps.secure()));
      set({ confirmed: true, showDisclaimer: false, saving: false });
    }, closeDelay);
  }

  return {
    ...store,
    acceptAll: () => answer({ statistic: true, marketing: true }, closeDelayMs.acceptAll),
    rejectAll: () => answer(nothingAllowed, closeDelayMs.other),
    acceptChoice: (choice) => answer(choice, closeDelayMs.other),
    open: () => set({ showDisclaimer: true }),
    close: () => set({ showDisclaimer: false }),
  };
}
