import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { holdBack, type LostWith } from './hold-back.ts';

interface Leaving {
  isUnsaved: boolean;
  /** The question before a navigation within the site; without it only unloading the document asks. */
  question?: string;
  lostWith?: LostWith;
  /** Called while the browser asks, so that the input may be saved before the visitor has answered. */
  onAsked?: () => void;
}

/**
 * Asks before a page with unsaved input is left, by link, back button or closing; for the last browsers allow only their own words. React
 * Router's hook would be in the file that every page loads first, so this one works on its router.
 */
export function useLeavingQuestion({ isUnsaved, question, lostWith = 'page', onAsked }: Leaving): void {
  const router = useContext(DataRouterContext)?.router;
  const asked = useEffectEvent(() => onAsked?.());
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => {
      asked();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved || !router || question === undefined) return;
    return holdBack(router, lostWith, () => window.confirm(question));
  }, [isUnsaved, question, lostWith, router]);
}
