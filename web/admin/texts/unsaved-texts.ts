import { createContext, useCallback, useContext, useEffect, useState } from 'react';

type NoteUnsaved = (name: string, isUnsaved: boolean) => void;

/** Where a text says that somebody has typed in it what is not saved. */
export const UnsavedTexts = createContext<NoteUnsaved>(() => undefined);

/** Says of a text, by key and language, whether it would be lost with the page. */
export function useUnsavedText(name: string, isUnsaved: boolean): void {
  const note = useContext(UnsavedTexts);
  useEffect(() => {
    if (!isUnsaved) return;
    note(name, true);
    return () => note(name, false);
  }, [note, name, isUnsaved]);
}

/** Keeps whether any text of the page would be lost with it. */
export function useUnsavedTexts(): { isUnsaved: boolean; noteUnsaved: NoteUnsaved } {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const noteUnsaved = useCallback<NoteUnsaved>((name, isUnsaved) => {
    setUnsaved((now) => [...now.filter((one) => one !== name), ...(isUnsaved ? [name] : [])]);
  }, []);
  return { isUnsaved: unsaved.length > 0, noteUnsaved };
}
