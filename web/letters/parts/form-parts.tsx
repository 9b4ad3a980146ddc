import type { ReactNode, Ref } from 'react';
import { useContentPaths } from '../../app/content-paths.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import styles from './letters.module.css';

/** A hidden field that only spam programs fill in. The server drops messages in which it is filled. */
export function TrapField({ ref }: { ref: Ref<HTMLInputElement> }): ReactNode {
  const { t } = useTexts();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('letters.trap')}
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function PrivacyNote({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTexts();
  return (
    <p className={styles.soft}>
      {children} <a href={useContentPaths()?.privacy}>{t('shell.privacy')}</a>
    </p>
  );
}

/**
 * The submit button of a form. Sending is announced to screen readers, and shown visibly while a proof of work is
 * computed.
 */
export function SendButton({
  busy,
  working,
  sendingText,
  children,
}: {
  busy: boolean;
  working: boolean;
  sendingText: string;
  children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <Button type="submit" variant="primary" className={styles.send} busy={busy}>
        {children}
      </Button>
      <p className={working ? styles.soft : 'visually-hidden'} role="status">
        {working ? t('letters.working') : busy ? sendingText : ''}
      </p>
    </>
  );
}
