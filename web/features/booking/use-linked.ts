import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { getLinkSecret } from './link-secrets.ts';

export interface BookingLink {
  id: string;
  hash: string;
  /** Part of links in mails: opening the link confirms the mail address. */
  proof: string;
}

/** The result of opening a signed link. The server always renders `loading`, so that the secret never gets into its HTML. */
export type Linked<Opened> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed' }
  | { state: 'ready'; value: Opened; link: BookingLink };

/** Opens a signed link. Guests' links have the parameter bookingID, landlords' links bookingId; every page reads both. */
export function useLinked<Opened>(read: (link: BookingLink, signal: AbortSignal) => Promise<Opened>): {
  linked: Linked<Opened>;
  id: string | null;
  replace(value: Opened): void;
  reload(): void;
} {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const id = query.get('bookingID') ?? query.get('bookingId') ?? '';
  // A link within a document may still carry the secret in its address.
  const inAddress = query.get('bookingHash');
  const { hash, proof } = inAddress === null ? getLinkSecret(id) : { hash: inAddress, proof: '' };
  const isNumber = /^\d{1,15}$/.test(id);
  const isComplete = hydrated && isNumber;
  const [attempt, setAttempt] = useState(0);
  const call = useLatestCall(
    ({ link }, signal) => read(link, signal),
    isComplete ? { link: { id, hash, proof }, attempt } : null,
  );
  // A value from elsewhere, such as the reply to a change, applies until the page is loaded again or reloads it.
  const [replaced, setReplaced] = useState<{ key: string; value: Opened } | null>(null);
  const key = `${id} ${hash} ${attempt}`;
  return {
    linked: currentState(),
    id: isNumber ? id : null,
    replace: (value) => setReplaced({ key, value }),
    reload: () => setAttempt(attempt + 1),
  };

  function currentState(): Linked<Opened> {
    if (!isComplete) return { state: hydrated ? 'missing' : 'loading' };
    const { answer, isCurrent, failure } = call;
    const value = replaced?.key === key ? replaced.value : isCurrent ? answer : null;
    if (value !== null) return { state: 'ready', value, link: { id, hash, proof } };
    if (!failure) return { state: 'loading' };
    return { state: failure.status === 404 || failure.status === 400 ? 'missing' : 'failed' };
  }
}
