import { Suspense, useCallback, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { LoginEntries } from '../load-root.ts';
import header from './header.module.css';
import styles from './login-link.module.css';

const LoginLayer = lazyPart(() => import('./login-layer.tsx'), 'login-layer');

/**
 * Link to the own account. For visitors who are not logged in it opens the layer of all logins; before hydration, and in a new tab, it is
 * an ordinary link.
 */
export function LoginLink({ entries }: { entries: LoginEntries }): ReactNode {
  const { t } = useTexts();
  const { account, phase } = useVisitor();
  // Until the login state is known, this is an ordinary link.
  const isLoggedOut = phase === 'ready' && account === null;
  const { key: historyKey } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  // The history entry on which the layer was opened, so that a navigation closes it. A login closes it as well.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === historyKey && !account;
  const close = useCallback(() => setOpenedOn(null), []);
  const open = (event: MouseEvent): void => {
    if (!isLoggedOut || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenedOn(isOpen ? null : historyKey);
  };
  return (
    <div className={styles.place}>
      <a
        ref={link}
        href={entries.account}
        className={header.item}
        aria-haspopup={isLoggedOut ? 'dialog' : undefined}
        data-testid="login-link"
        onClick={open}
      >
        <Icon name="persons" size={20} />
        <span className={header.wideOnly}>{account?.accountFirstName || t('shell.account')}</span>
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <LoginLayer entries={entries} opener={link} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
