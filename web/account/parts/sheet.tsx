import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
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
  /** The sheet's form works without scripts. */
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
 * A form with one button. A failure is shown above its fields, and the first invalid field takes the focus. Input typed before hydration
 * is kept, and a press of the button waits for hydration: otherwise the browser would write the fields into the address.
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
  /** Takes over input from before hydration. */
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
