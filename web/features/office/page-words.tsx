import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOwnWords } from './office-words.ts';
import { useOffice } from './use-office.ts';
import styles from './page-words.module.css';

/** In each footer the phone is an item of the list of ways to the office. */
const listOfPhone = (): Element | null =>
  document.querySelector('footer a[href^="tel:"]')?.closest('ul') ?? null;

const neverTold = (): (() => void) => () => undefined;

/**
 * What the office wrote for this page, beside its phone in the footer: pages under the compact bar have no contact above that could
 * say it.
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
