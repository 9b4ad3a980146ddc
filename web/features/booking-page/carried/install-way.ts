import { useEffect, useState } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { useHydrated } from '../../../app/use-hydrated.ts';

/** Chrome's event; not part of the standard, so that TypeScript does not know it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * How the site can be added to the home screen: by the browser's dialog, or by instructions. Null if the browser cannot
 * do it, or has done so.
 */
export type InstallWay = { kind: 'ask'; ask: () => void } | { kind: 'share' } | null;

const shownKey = 'home-screen-hint';

export function wasHintShown(): boolean {
  try {
    return localStorage.getItem(shownKey) !== null;
  } catch {
    return true;
  }
}

export function rememberHint(): void {
  try {
    localStorage.setItem(shownKey, '1');
  } catch {
    // Without storage the hint is never shown.
  }
}

/**
 * On iPhones and iPads the site is added by the menu "Share" of every browser, and none of them offers a dialog. iPads
 * identify themselves as Macs.
 */
export const isApplePhone = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Names the app's description only here, so that browsers offer the installation only to guests who have booked. */
function nameApp(language: Language, bookingID: number): () => void {
  const links = [
    ['manifest', `/app-${language}.webmanifest?bookingID=${bookingID}`],
    ['apple-touch-icon', '/app-icon-192.png'],
  ].map(([rel, href]) => Object.assign(document.createElement('link'), { rel, href }));
  document.head.append(...links);
  return () => links.forEach((link) => link.remove());
}

const shareWay: InstallWay = { kind: 'share' };

export function useInstallWay(language: Language, bookingID: number, isWanted: boolean): InstallWay {
  const [asking, setAsking] = useState<InstallWay>(null);
  const hasShareMenu = useHydrated() && !isInstalled() && isApplePhone(navigator);
  useEffect(() => {
    if (!isWanted || isInstalled()) return;
    const unname = nameApp(language, bookingID);
    const onPrompt = (event: Event): void => {
      // The browser's own banner would ask a second time.
      event.preventDefault();
      setAsking({ kind: 'ask', ask: () => void (event as InstallPrompt).prompt() });
    };
    window.addEventListener('beforeinstallprompt', onPrompt);
    return () => {
      unname();
      window.removeEventListener('beforeinstallprompt', onPrompt);
    };
  }, [language, bookingID, isWanted]);
  return asking ?? (isWanted && hasShareMenu ? shareWay : null);
}
