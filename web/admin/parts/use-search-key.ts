import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSearchKey } from './is-search-key.ts';

function selectField(): void {
  const field = document.querySelector<HTMLInputElement>('main input[name=q]');
  field?.focus();
  field?.select();
}

const typedIn = 'input, textarea, select, [contenteditable]';

/** Leads to the search of everything by a key, and into its field where it is open already. Null for people who may not search. */
export function useSearchKey(searchPath: string | null): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (searchPath === null) return;
    // A change of page moves the focus to its content first.
    const goAndSelect = async (): Promise<void> => {
      await navigate(searchPath);
      requestAnimationFrame(selectField);
    };
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest(typedIn) !== null;
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || !isSearchKey({ key, ctrlKey, metaKey, altKey, isTyping })) return;
      event.preventDefault();
      if (pathname === searchPath) selectField();
      else void goAndSelect();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [searchPath, pathname, navigate]);
}
