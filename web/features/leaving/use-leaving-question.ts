import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { askBeforeLeaving, type LossCause } from './ask-before-leaving.ts';

interface Leaving {
  isUnsaved: boolean;
  /** The question before a navigation within the site; without it only unloading the document asks. */
  question?: string;
  lossCause?: LossCause;
  /** Called while the browser asks, so that the input may be saved before the visitor has answered. */
  onQuestion?: () => void;
}

/**
 * Asks before a page with unsaved input is left, by link, back button or closing. Browsers show their own words when a document is closed.
 * React Router's blocker hook would be part of the first bundle, so this hook uses the router directly.
 */
export function useLeavingQuestion({ isUnsaved, question, lossCause = 'page', onQuestion }: Leaving): void {
  const router = useContext(DataRouterContext)?.router;
  const onQuestionEvent = useEffectEvent(() => onQuestion?.());
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => {
      onQuestionEvent();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved || !router || question === undefined) return;
    return askBeforeLeaving(router, lossCause, () => window.confirm(question));
  }, [isUnsaved, question, lossCause, router]);
}
