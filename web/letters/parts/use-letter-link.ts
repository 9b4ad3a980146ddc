import { useHydrated } from '../../app/use-hydrated.ts';

/** Credentials for letters: the two parts of a link's key. Without a secret the browser's cookie or the login opens them. */
export interface LetterLink {
  subscriber: number;
  userKey: string;
}

/** The key of a letter's link, which the first script took out of the address; null before hydration. */
export function useLetterLink(subscriberInPath?: string | number): LetterLink | null {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const secret = window.linkSecret?.hash ?? '';
  const [, inKey, userKey = secret] = /^(\d+)-(.+)$/.exec(secret) ?? [];
  const number = Number(inKey ?? subscriberInPath);
  return { subscriber: Number.isSafeInteger(number) && number > 0 ? number : 0, userKey };
}
