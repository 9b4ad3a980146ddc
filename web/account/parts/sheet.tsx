import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './account.module.css';

/** A page with one sheet in the middle. */
export function Sheet({
  title,
  lead,
  children,
  below,
  aside,
  withoutScripts = false,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
  /** What stands beside the sheet's matter, under it. */
  aside?: ReactNode;
  /** The sheet's form is one of the browser's own. */
  withoutScripts?: boolean;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div className={`container ${styles.narrow}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {!withoutScripts && <p className="no-script-only">{t('account.noScript')}</p>}
      <Card>{children}</Card>
      {below && <p className={styles.below}>{below}</p>}
      {aside}
    </div>
  );
}

/** A form with one button. What failed stands above its fields; the first field that is wrong takes the focus. */
export function SheetForm({
  failure,
  wrongField,
  attempt,
  busy,
  submitLabel,
  onSubmit,
  children,
  testId,
}: {
  failure: string | undefined;
  /** The name of the first field with an error. */
  wrongField: string | null;
  /** Counts what was sent: with each one the focus goes to what is wrong. */
  attempt: number;
  busy: boolean;
  submitLabel: string;
  onSubmit: () => void;
  children: ReactNode;
  testId: string;
}): ReactNode {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt === 0 || wrongField === null) return;
    form.current?.querySelector<HTMLElement>(`#field-${wrongField}`)?.focus();
  }, [attempt, wrongField]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      data-testid={testId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failure && (
        <Notice kind="danger" role="alert">
          {failure}
        </Notice>
      )}
      {children}
      <Button type="submit" variant="primary" wide busy={busy} disabled={busy}>
        {submitLabel}
      </Button>
      <p className="visually-hidden" role="status">
        {busy ? t('account.sending') : ''}
      </p>
    </form>
  );
}
