import type { ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import styles from '../../parts/account.module.css';
import { generalFailure } from '../../parts/failure-texts.ts';
import { Outcome } from '../../parts/outcome.tsx';
import type { OwnAccount } from '../../use-own-account.ts';
import { ProofFields, useProof, type Owner } from './proof-fields.tsx';
import look from './second-factor.module.css';

/** Takes a passkey away, by the password and what the account asks for beside it. */
export function PasskeyRemoval({
  owner,
  passkey: { passkeyID, name },
  onDone,
  onCancel,
}: {
  owner: Owner;
  passkey: OwnAccount['passkeys'][number];
  onDone: (passkeys: OwnAccount['passkeys']) => void;
  onCancel: () => void;
}): ReactNode {
  const { t } = useTexts();
  const proof = useProof(owner);
  const remove = useSubmit('removePasskey', { onDone: ({ passkeys }) => onDone(passkeys) });
  const busy = remove.sending !== null;
  return (
    <form
      className={styles.form}
      noValidate
      data-testid="passkey-removal"
      onSubmit={(event) => {
        event.preventDefault();
        const shown = proof.take();
        if (shown) void remove.submit({ passkeyID, ...shown });
      }}
    >
      <p>{t('account.passkey.confirmRemove', { name })}</p>
      <ProofFields
        name="passkeyPassword"
        {...{ proof, failure: remove.failure }}
        onChange={() => remove.failure && remove.dismiss()}
      />
      <Outcome failure={generalFailure(remove.failure, t)} done={undefined} />
      <div className={look.actions}>
        <Button type="submit" busy={busy} disabled={busy}>
          {t('account.passkey.remove')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('account.passkey.cancel')}
        </Button>
      </div>
    </form>
  );
}
