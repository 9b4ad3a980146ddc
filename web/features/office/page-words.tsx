import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useOwnWords } from './office-words.ts';
import { useOffice } from './use-office.ts';
import styles from './page-words.module.css';

/**
 * What the office wrote for this page, beside its phone in the footer: pages under the compact bar have no contact above that could
 * say it.
 */
export function PageWords(): ReactNode {
  const words = useOwnWords(useOffice());
  const { pathname } = useLocation();
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    // Another page may have another footer. In each the phone is an item of the list of ways to the office.
    setPlace(document.querySelector('footer a[href^="tel:"]')?.closest('ul') ?? null);
  }, [pathname]);
  if (!words || !place) return null;
  return createPortal(
    <li className={styles.words} data-testid="office-words">
      {words}
    </li>,
    place,
  );
}
