import { createContext, useContext, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

/** The texts of the page that somebody has typed and not saved, by key and language. */
export const UnsavedTexts = createContext<Set<string>>(new Set());

/** Says of a text whether it would be lost with the page. */
export function useUnsavedText(name: string, isUnsaved: boolean): void {
  const unsaved = useContext(UnsavedTexts);
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(name);
    return () => void unsaved.delete(name);
  }, [unsaved, name, isUnsaved]);
}

/** Keeps which texts are not saved, and asks whoever would lose one, by another page of the list or by another address. */
export function useUnsavedTexts(question: string): Set<string> {
  const [unsaved] = useState(() => new Set<string>());
  const blocker = useBlocker(() => unsaved.size > 0);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return unsaved;
}
