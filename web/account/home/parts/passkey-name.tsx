import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { TextField } from '../../../components/field.tsx';
import type { OwnAccount } from '../../use-own-account.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { useProof, type Owner } from '../../../features/proof/proof-fields.tsx';

export function PasskeyName({
  owner,
  passkey: { passkeyID, name: currentName },
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
  const [name, setName] = useState(currentName);
  const rename = useSubmit('renamePasskey', { onDone: ({ passkeys }) => onDone(passkeys) });
  const isNameless = name.trim() === '';
  return (
    <PasskeyForm
      {...{ proof, onCancel }}
      failure={rename.failure}
      busy={rename.sending !== null}
      submitLabel={t('account.passkey.saveName')}
      onProven={(identityProof) =>
        !isNameless && void rename.submit({ passkeyID, name: name.trim(), ...identityProof })
      }
      onMended={rename.dismiss}
      testId="passkey-name"
    >
      <TextField
        id="field-passkeyNewName"
        name="passkeyNewName"
        label={t('account.passkey.name')}
        error={proof.isTried && isNameless ? t('account.required') : undefined}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </PasskeyForm>
  );
}
