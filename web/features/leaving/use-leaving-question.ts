import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { holdBack, type LostWith } from './hold-back.ts';

interface Leaving {
  /** Whether somebody would lose what they have typed. */
  isUnsaved: boolean;
  /** The words that ask before another page of the site; without them it is asked before the document ends alone. */
  question?: string;
  lostWith?: LostWith;
  /** Is called while the browser asks, so that it may be saved before somebody has answered. */
  onAsked?: () => void;
}

/**
 * Asks whoever would lose something before a page is left: by a link, by the way back, or by closing it, where browsers allow no
 * words but their own. React Router's own hook for this would stand in the file that every page of the site loads first, so that
 * its router is asked here.
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
