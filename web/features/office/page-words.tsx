import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOwnWords } from './office-words.ts';
import { useOffice } from './use-office.ts';
import styles from './page-words.module.css';

/** The phone is an item of the list of contacts in each footer. */
const listOfPhone = (): Element | null =>
  document.querySelector('footer a[href^="tel:"]')?.closest('ul') ?? null;

const neverTold = (): (() => void) => () => undefined;

/**
 * The office's text for this page, beside the phone in the footer: pages with the compact header have no contact above that could show
 * it.
 */
export function PageWords(): ReactNode {
  const words = useOwnWords(useOffice());
  // Another page may have another footer: it is looked for again after each render.
  const place = useSyncExternalStore(
    neverTold,
    () => listOfPhone(),
    () => null,
  );
  if (!words || !place) return null;
  return createPortal(
    <li className={styles.words} data-testid="office-words">
      {words}
    </li>,
    place,
  );
}
