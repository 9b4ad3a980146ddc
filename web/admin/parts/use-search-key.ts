import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isSearchKey } from './is-search-key.ts';

const typedIn = 'input, textarea, select, [contenteditable]';

/** Leads to the search of everything by a key, and into its field where it is open already. Null for people who may not search. */
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
      if (pathname === searchPath) document.querySelector<HTMLInputElement>('main input[name=q]')?.select();
      else void navigate(searchPath);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [searchPath, pathname, navigate]);
}
