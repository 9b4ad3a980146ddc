import type { ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import type { OwnAccount } from '../../use-own-account.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { useProof, type Owner } from '../../../features/proof/proof-fields.tsx';

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
  return (
    <PasskeyForm
      {...{ proof, onCancel }}
      failure={remove.failure}
      busy={remove.sending !== null}
      submitLabel={t('account.passkey.remove')}
      onProven={(identityProof) => void remove.submit({ passkeyID, ...identityProof })}
      onMended={remove.dismiss}
      testId="passkey-removal"
    >
      <p>{t('account.passkey.confirmRemove', { name })}</p>
    </PasskeyForm>
  );
}
