import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import styles from './account.module.css';
import { useEarlyTyping } from '../../app/use-early-typing.ts';
import { WithoutScripts } from './without-scripts.tsx';

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
  return (
    <div className={`container ${styles.narrow}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {!withoutScripts && <WithoutScripts />}
      <Card>{children}</Card>
      {below && <p className={styles.below}>{below}</p>}
      {aside}
    </div>
  );
}

/**
 * A form with one button. What failed stands above its fields; the first field that is wrong takes the focus. What is typed
 * before the page is alive is kept, and a press of the button waits for it: the browser alone would write the fields into
 * the address.
 */
export function SheetForm({
  failure,
  wrongField,
  attempt,
  busy,
  submitLabel,
  onSubmit,
  onEarly,
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
  /** Takes over what was typed before the page came alive. */
  onEarly?: (typed: Readonly<Record<string, string>>) => void;
  children: ReactNode;
  testId: string;
}): ReactNode {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [isPressedEarly, setPressedEarly] = useState(false);
  useEarlyTyping(form, onEarly);
  useEffect(() => {
    if (hydrated && isPressedEarly) form.current?.requestSubmit();
  }, [hydrated, isPressedEarly]);
  useEffect(() => {
    if (attempt === 0 || wrongField === null) return;
    form.current?.querySelector<HTMLElement>(`#field-${wrongField}`)?.focus();
  }, [attempt, wrongField]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      // Without scripts nothing is sent, and nothing gets into an address.
      method="dialog"
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
      <Button
        type={hydrated ? 'submit' : 'button'}
        variant="primary"
        wide
        busy={busy}

        onClick={hydrated ? undefined : () => setPressedEarly(true)}
      >
        {submitLabel}
      </Button>
      <p className="visually-hidden" role="status">
        {busy ? t('account.sending') : ''}
      </p>
    </form>
  );
}
