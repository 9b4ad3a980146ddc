import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

const blockerName = 'unsaved-input';

/**
 * Asks whoever would lose something before a page is left: by a link, by the way back, or by closing it. React Router's own hook for
 * this would stand in the file that every page of the site loads first, so that its router is asked here.
 */
export function useLeavingQuestion(isUnsaved: boolean, question: string): void {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (!isUnsaved || !router) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    // A step inside the page loses nothing.
    router.getBlocker(
      blockerName,
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && !window.confirm(question),
    );
    return () => {
      window.removeEventListener('beforeunload', ask);
      router.deleteBlocker(blockerName);
    };
  }, [isUnsaved, question, router]);
}
