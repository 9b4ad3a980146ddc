import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/** After a navigation within the document the focus moves to the content, as after a full load. */
export function Main({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="main" tabIndex={-1} ref={ref}>
      {children}
    </main>
  );
}
