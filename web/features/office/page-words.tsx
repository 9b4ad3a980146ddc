import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOwnWords } from './office-words.ts';
import { useOffice } from './use-office.ts';
import styles from './page-words.module.css';

/** Finds the list of contacts that contains the phone in the footer. */
const findContactList = (): Element | null =>
  document.querySelector('footer a[href^="tel:"]')?.closest('ul') ?? null;

const noSubscription = (): (() => void) => () => undefined;

/** Shows the office's text for this page beside the phone in the footer, because pages with the compact header have no contact above. */
export function PageWords(): ReactNode {
  const words = useOwnWords(useOffice());
  // Looks for the list after each render, because another page may have another footer.
  const place = useSyncExternalStore(
    noSubscription,
    () => findContactList(),
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
