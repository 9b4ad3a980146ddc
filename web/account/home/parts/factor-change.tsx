import type { ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { generalFailure } from '../../../features/proof/failure-texts.ts';
import { Outcome } from '../../../features/proof/outcome.tsx';
import styles from '../../parts/account.module.css';
import { ProofFields, useProof, type Owner } from '../../../features/proof/proof-fields.tsx';
import look from './second-factor.module.css';

export function FactorChange({
  owner,
  onRenewed,
  onRemoved,
}: {
  owner: Owner;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onRemoved: () => void;
}): ReactNode {
  const { t } = useTexts();
  const proof = useProof(owner);
  const renew = useSubmit('renewRecoveryCodes', {
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  const remove = useSubmit('removeTotp', { onDone: onRemoved });
  const busy = renew.sending !== null || remove.sending !== null;
  const failure = renew.failure ?? remove.failure;
  const dismiss = (): void => {
    renew.dismiss();
    remove.dismiss();
  };
  const sendChange = (act: typeof renew | typeof remove): void => {
    dismiss();
    const identityProof = proof.take();
    if (identityProof) void act.submit(identityProof);
  };
  return (
    <details>
      <summary className={look.summary}>{t('account.factor.manage')}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sendChange(renew);
        }}
      >
        <ProofFields name="factorPassword" {...{ proof, failure }} onChange={dismiss} />
        <Outcome failure={generalFailure(failure, t)} done={undefined} />
        <div className={look.actions}>
          <Button type="submit" disabled={busy} busy={renew.sending !== null}>
            {t('account.factor.renew')}
          </Button>
          <Button disabled={busy} busy={remove.sending !== null} onClick={() => sendChange(remove)}>
            {t('account.factor.remove')}
          </Button>
        </div>
      </form>
    </details>
  );
}
