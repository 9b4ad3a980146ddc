import { useHydrated } from '../../app/use-hydrated.ts';

/** Credentials of a mailed link: the two parts of its key. Without a secret a cookie or the login is used. */
export interface LetterLink {
  subscriber: number;
  userKey: string;
}

/** Returns the key of a mailed link, which the first script has removed from the address. Null before hydration. */
export function useLetterLink(subscriberInPath?: string | number): LetterLink | null {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const secret = window.linkSecret?.hash ?? '';
  const [, inKey, userKey = secret] = /^(\d+)-(.+)$/.exec(secret) ?? [];
  const number = Number(inKey ?? subscriberInPath);
  return { subscriber: Number.isSafeInteger(number) && number > 0 ? number : 0, userKey };
}
