import { createStore } from '../../app/stores/store.ts';
import { useStore } from '../../app/stores/use-store.ts';

const storageKey = 'school-holidays';

const store = createStore('', () => {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
});

/** The region whose school holidays are marked; empty for none. It is stored on the device and never sent. */
export const chosenRegion = {
  ...store,
  set(code: string): void {
    store.set(code);
    try {
      if (code === '') localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, code);
    } catch {
      // Without storage it lasts as long as the document.
    }
  },
};

export const useChosenRegion = (): string => useStore(chosenRegion);
