import { createContext, useCallback, useContext, useEffect, useState } from 'react';

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

/**
 * Keeps which texts are not saved, and asks whoever would lose one: by a link, by another address, or by what asks `mayLeave`.
 * The router's own way to hold somebody back would come with the first load of every page of the site.
 */
export function useUnsavedTexts(question: string): { unsaved: Set<string>; mayLeave: () => boolean } {
  const [unsaved] = useState(() => new Set<string>());
  const mayLeave = useCallback((): boolean => {
    if (unsaved.size > 0 && !window.confirm(question)) return false;
    // Asked once: the browser does not ask again.
    unsaved.clear();
    return true;
  }, [unsaved, question]);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isElsewhere =
        event.ctrlKey || event.metaKey || event.shiftKey || link?.getAttribute('target') === '_blank';
      if (!link || isElsewhere || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsaved.size > 0) event.preventDefault();
    };
    document.addEventListener('click', follow, true);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', follow, true);
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, mayLeave]);
  return { unsaved, mayLeave };
}
