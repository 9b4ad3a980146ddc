import { useCallback, useEffect, useRef, useState } from 'react';
import type { Thread } from '../../../contract/messages/thread.ts';
import type { ThreadCalls } from './thread-calls.ts';

/** Milliseconds between polls while the page is visible, and after a failed call. */
const pollMs = 12_000;
const afterFailureMs = 45_000;

export function useThread(calls: ThreadCalls): {
  thread: Thread | null;
  failed: boolean;
  retry(): void;
  replace(thread: Thread | null): void;
} {
  const [thread, setThread] = useState<Thread | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const version = useRef('');
  const replace = useCallback((newThread: Thread | null): void => {
    if (!newThread) return;
    version.current = newThread.version;
    setThread(newThread);
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isVisible = (): boolean => document.visibilityState === 'visible';
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      let wait = pollMs;
      try {
        const knownVersion = version.current;
        const newThread = await calls.read(knownVersion, abort.signal);
        // Sending a message may have brought a newer version in the meantime.
        if (version.current === knownVersion) replace(newThread);
        setFailed(false);
      } catch {
        if (abort.signal.aborted) return;
        wait = afterFailureMs;
        setFailed(version.current === '');
      }
      clearTimeout(timer);
      if (!abort.signal.aborted && isVisible()) timer = setTimeout(() => void ask(), wait);
    };
    const onShown = (): void => {
      if (isVisible()) void ask();
      else clearTimeout(timer);
    };
    void ask();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      abort.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [calls, attempt, replace]);

  return {
    thread,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
    replace,
  };
}
