import { useEffect } from 'react';
import type { UnitSession } from './session/unit-session.ts';

/** Saves what is not saved yet when the page is left, and asks whoever would lose something. */
export function useLeaving(session: UnitSession): void {
  useEffect(() => {
    const hide = (): void => void session.save();
    const ask = (event: BeforeUnloadEvent): void => {
      if (session.get().saving === 'saved') return;
      void session.save();
      event.preventDefault();
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hide);
      void session.close();
    };
  }, [session]);
}
