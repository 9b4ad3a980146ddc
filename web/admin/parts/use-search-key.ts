import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSearchKey } from './is-search-key.ts';

const typedIn = 'input, textarea, select, [contenteditable]';
/** The state of a history entry that the key has made. */
const byKey = { isByKey: true } as const;

function selectField(): void {
  const field = document.querySelector<HTMLInputElement>('main input[name=q]');
  field?.focus();
  field?.select();
}

/** Opens the office's search when its shortcut key is pressed; on its page the key focuses the field. Null for people who may not search. */
export function useSearchKey(searchPath: string | null): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (searchPath === null) return;
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest(typedIn) !== null;
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || !isSearchKey({ key, ctrlKey, metaKey, altKey, isTyping })) return;
      event.preventDefault();
      if (pathname === searchPath) selectField();
      else void navigate(searchPath, { state: byKey });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [searchPath, pathname, navigate]);
}

/** Puts the cursor into the field of a search that the key has opened. */
export function useFieldOfKey(): void {
  const location = useLocation() as { state: Partial<typeof byKey> | null };
  const isByKey = location.state?.isByKey === true;
  useEffect(() => {
    if (!isByKey) return;
    // A change of page moves the focus to its content first.
    const frame = requestAnimationFrame(selectField);
    return () => cancelAnimationFrame(frame);
  }, [isByKey]);
}
