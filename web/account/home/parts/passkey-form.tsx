import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import styles from '../../parts/account.module.css';
import { generalFailure } from '../../../features/proof/failure-texts.ts';
import { Outcome } from '../../../features/proof/outcome.tsx';
import { ProofFields, type Proof, type useProof } from '../../../features/proof/proof-fields.tsx';
import look from './second-factor.module.css';

export function PasskeyForm({
  proof,
  failure,
  busy,
  submitLabel,
  onProven,
  onMended,
  onCancel,
  children,
  testId,
}: {
  proof: ReturnType<typeof useProof>;
  failure: Parameters<typeof generalFailure>[0];
  busy: boolean;
  submitLabel: string;
  /** Called with the proof of identity when it is complete. */
  onProven: (identityProof: Proof) => void;
  /** Called when the visitor types again, so that the last error can be cleared. */
  onMended: () => void;
  onCancel: () => void;
  children: ReactNode;
  testId: string;
}): ReactNode {
  const { t } = useTexts();
  return (
    <form
      className={styles.form}
      noValidate
      data-testid={testId}
      onSubmit={(event) => {
        event.preventDefault();
        const identityProof = proof.take();
        if (identityProof) onProven(identityProof);
      }}
    >
      {children}
      <ProofFields name="passkeyPassword" {...{ proof, failure }} onChange={() => failure && onMended()} />
      <Outcome failure={generalFailure(failure, t)} done={undefined} />
      <div className={look.actions}>
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('account.passkey.cancel')}
        </Button>
      </div>
    </form>
  );
}
