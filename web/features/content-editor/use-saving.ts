import { useEffect } from 'react';
import type { UnitSession } from './session/unit-session.ts';

export function useSaving(session: UnitSession): void {
  useEffect(() => {
    const hide = (): void => void session.save();
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
      void session.close();
    };
  }, [session]);
}
