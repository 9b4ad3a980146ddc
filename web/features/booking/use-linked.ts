import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLatestCall } from '../../app/calls/use-latest-call.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { linkSecretOf } from './link-secrets.ts';

export interface BookingLink {
  id: string;
  hash: string;
  /** Part of links in mails: opening one confirms the mail address. */
  proof: string;
}

/** The result of opening a signed link. The server always renders `loading`: the secret never gets into its page. */
export type Linked<Opened> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed' }
  | { state: 'ready'; value: Opened; link: BookingLink };

/** Links for guests write bookingID, links for landlords bookingId; every page understands both. */
export function useLinked<Opened>(read: (link: BookingLink, signal: AbortSignal) => Promise<Opened>): {
  linked: Linked<Opened>;
  /** Null where the link has no valid number. */
  id: string | null;
  replace(value: Opened): void;
  reload(): void;
} {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const id = query.get('bookingID') ?? query.get('bookingId') ?? '';
  // Within a document an address of its own may still carry one.
  const inAddress = query.get('bookingHash');
  const { hash, proof } = inAddress === null ? linkSecretOf(id) : { hash: inAddress, proof: '' };
  const isNumber = /^\d{1,15}$/.test(id);
  const isComplete = hydrated && isNumber;
  const [attempt, setAttempt] = useState(0);
  const call = useLatestCall(
    ({ link }, signal) => read(link, signal),
    isComplete ? { link: { id, hash, proof }, attempt } : null,
  );
  // What came another way, such as with the reply to a change, holds until the page is loaded or asks again.
  const [replaced, setReplaced] = useState<{ key: string; value: Opened } | null>(null);
  const key = `${id} ${hash} ${attempt}`;
  return {
    linked: linkedOf(),
    id: isNumber ? id : null,
    replace: (value) => setReplaced({ key, value }),
    reload: () => setAttempt(attempt + 1),
  };

  function linkedOf(): Linked<Opened> {
    if (!isComplete) return { state: hydrated ? 'missing' : 'loading' };
    const { answer, isCurrent, failure } = call;
    const value = replaced?.key === key ? replaced.value : isCurrent ? answer : null;
    if (value !== null) return { state: 'ready', value, link: { id, hash, proof } };
    if (!failure) return { state: 'loading' };
    return { state: failure.status === 404 || failure.status === 400 ? 'missing' : 'failed' };
  }
}
