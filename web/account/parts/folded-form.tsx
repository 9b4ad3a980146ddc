import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './account.module.css';
import look from './folded-form.module.css';
import { Outcome } from '../../features/proof/outcome.tsx';

export function FoldedForm({
  title,
  text,
  failure,
  done,
  busy,
  submitLabel,
  onSubmit,
  children,
  testId,
}: {
  title: string;
  text: string;
  failure: string | null | undefined;
  done: string | undefined;
  busy: boolean;
  submitLabel: string;
  onSubmit: () => void;
  children: ReactNode;
  testId: string;
}): ReactNode {
  return (
    <Card>
      <details className={look.details} data-testid={testId}>
        <summary className={look.summary}>
          <h2 className={styles.cardTitle}>{title}</h2>
          <Icon name="down" size={20} className={look.sign} />
        </summary>
        <form
          className={`${styles.form} ${look.form}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <p className={styles.soft}>{text}</p>
          {children}
          <Outcome failure={failure} done={done} />
          <div>
            <Button type="submit" busy={busy}>
              {submitLabel}
            </Button>
          </div>
        </form>
      </details>
    </Card>
  );
}
