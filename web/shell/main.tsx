import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the content after a navigation within the document, as after a full load. */
export function Main({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" tabIndex={-1} ref={ref}>
      {children}
    </main>
  );
}
