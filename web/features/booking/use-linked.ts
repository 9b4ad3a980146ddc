import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure } from '../../app/api/api-client.ts';
import { useHydrated } from '../../app/use-hydrated.ts';

export interface BookingLink {
  id: string;
  hash: string;
}

/** What a signed link opens. The server renders `loading`: the secret never gets into its page. */
export type Linked<Opened> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed' }
  | { state: 'ready'; value: Opened; link: BookingLink };

/** Guests' links write bookingID, landlords' bookingId; both are taken on every page. */
export function useLinked<Opened>(read: (link: BookingLink, signal: AbortSignal) => Promise<Opened>): {
  linked: Linked<Opened>;
  replace(value: Opened): void;
  reload(): void;
} {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const id = query.get('bookingID') ?? query.get('bookingId') ?? '';
  const hash = query.get('bookingHash') ?? '';
  const complete = /^\d{1,15}$/.test(id) && hash !== '';
  const [linked, setLinked] = useState<Linked<Opened>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!complete) return;
    const cancel = new AbortController();
    const link = { id, hash };
    read(link, cancel.signal).then(
      (value) => setLinked({ state: 'ready', value, link }),
      (error: unknown) => {
        const missing = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
        setLinked({ state: missing ? 'missing' : 'failed' });
      },
    );
    return () => cancel.abort();
    // `read` is the page's own function and never changes what it reads.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, hash, complete, attempt]);

  const replace = useCallback(
    (value: Opened) => setLinked({ state: 'ready', value, link: { id, hash } }),
    [id, hash],
  );
  return {
    linked: hydrated && !complete ? { state: 'missing' } : linked,
    replace,
    reload: () => {
      setLinked({ state: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
