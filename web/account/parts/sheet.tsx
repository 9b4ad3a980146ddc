import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import styles from './account.module.css';
import { useEarlyTyping } from '../../app/use-early-typing.ts';
import { WithoutScripts } from './without-scripts.tsx';

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
  aside?: ReactNode;
  /** True if the form works without JavaScript. */
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
 * A form with one button. A failure is shown above its fields, and the first invalid field takes the focus. Input from
 * before hydration is adopted, and a submission waits for hydration, because the browser would otherwise put the
 * fields into the address.
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
  wrongField: string | null;
  attempt: number;
  busy: boolean;
  submitLabel: string;
  onSubmit: () => void;
  /** Adopts input from before hydration. */
  onEarly?: (typed: Readonly<Record<string, string>>) => void;
  children: ReactNode;
  testId: string;
}): ReactNode {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [isPressedEarly, setPressedEarly] = useState(false);
  useEarlyTyping(form, onEarly);
  useEffect(() => {
    if (isHydrated && isPressedEarly) form.current?.requestSubmit();
  }, [isHydrated, isPressedEarly]);
  useEffect(() => {
    if (attempt === 0 || wrongField === null) return;
    form.current?.querySelector<HTMLElement>(`#field-${wrongField}`)?.focus();
  }, [attempt, wrongField]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      // Without JavaScript nothing is sent, and no input gets into the address.
      method="dialog"
      data-testid={testId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FailureNotice text={failure} />
      {children}
      <Button
        type={isHydrated ? 'submit' : 'button'}
        variant="primary"
        wide
        busy={busy}

        onClick={isHydrated ? undefined : () => setPressedEarly(true)}
      >
        {submitLabel}
      </Button>
      <p className="visually-hidden" role="status">
        {busy ? t('account.sending') : ''}
      </p>
    </form>
  );
}
