import { createContext, useCallback, useContext, useEffect, useState } from 'react';

type NoteUnsaved = (name: string, isUnsaved: boolean) => void;

export const UnsavedTexts = createContext<NoteUnsaved>(() => undefined);

/** Reports whether a text, identified by key and language, has unsaved input. */
export function useUnsavedText(name: string, isUnsaved: boolean): void {
  const note = useContext(UnsavedTexts);
  useEffect(() => {
    if (!isUnsaved) return;
    note(name, true);
    return () => note(name, false);
  }, [note, name, isUnsaved]);
}

export function useUnsavedTexts(): { isUnsaved: boolean; noteUnsaved: NoteUnsaved } {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const noteUnsaved = useCallback<NoteUnsaved>((name, isUnsaved) => {
    setUnsaved((current) => [...current.filter((one) => one !== name), ...(isUnsaved ? [name] : [])]);
  }, []);
  return { isUnsaved: unsaved.length > 0, noteUnsaved };
}
