import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import styles from '../../parts/account.module.css';
import { generalFailure } from '../../../features/proof/failure-texts.ts';
import { Outcome } from '../../../features/proof/outcome.tsx';
import { troubleText } from '../../../features/proof/passkey-button.tsx';
import {
  makePasskey,
  toPasskeyTrouble,
  type PasskeyTrouble,
} from '../../../features/proof/passkey-ceremony.ts';
import { rememberPasskey } from '../../../features/proof/passkey-here.ts';
import type { OwnAccount } from '../../use-own-account.ts';
import { ProofFields, useProof, type Owner } from '../../../features/proof/proof-fields.tsx';

export function PasskeySetup({
  owner,
  onDone,
}: {
  owner: Owner;
  onDone: (passkeys: OwnAccount['passkeys']) => void;
}): ReactNode {
  const { t } = useTexts();
  const proof = useProof(owner);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const confirm = useSubmit('confirmPasskey', {
    onDone({ passkeys }) {
      rememberPasskey();
      onDone(passkeys);
    },
    onFailure: (failure) => setTrouble(toPasskeyTrouble(failure)),
  });
  const begin = useSubmit('beginPasskey', {
    async onDone({ options }) {
      try {
        const credential = await makePasskey(options);
        await confirm.submit({ name: name.trim(), credential });
      } catch (error) {
        setTrouble(toPasskeyTrouble(error));
      }
    },
  });
  const busy = begin.sending !== null || confirm.sending !== null;
  const isNameless = name.trim() === '';
  const failure = begin.failure;
  return (
    <form
      className={styles.form}
      noValidate
      data-testid="passkey-setup"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        setTrouble(null);
        const identityProof = proof.take();
        if (identityProof && !isNameless) void begin.submit(identityProof);
      }}
    >
      <TextField
        id="field-passkeyName"
        name="passkeyName"
        label={t('account.passkey.name')}
        hint={t('account.passkey.nameHint')}
        error={isTried && isNameless ? t('account.required') : undefined}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ProofFields
        name="passkeyPassword"
        {...{ proof, failure }}
        onChange={() => failure && begin.dismiss()}
      />
      <Outcome
        failure={
          failure?.type === 'passkeys-full'
            ? t('account.passkey.full')
            : (generalFailure(failure, t) ?? troubleText(trouble, t))
        }
        done={undefined}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('account.passkey.create')}
        </Button>
      </div>
    </form>
  );
}
