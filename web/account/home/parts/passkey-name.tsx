import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/field.tsx';
import styles from '../../parts/account.module.css';
import { generalFailure } from '../../parts/failure-texts.ts';
import { Outcome } from '../../parts/outcome.tsx';
import type { OwnAccount } from '../../use-own-account.ts';
import look from './second-factor.module.css';

/** Gives a passkey another name. */
export function PasskeyName({
  passkey: { passkeyID, name: before },
  onDone,
  onCancel,
}: {
  passkey: OwnAccount['passkeys'][number];
  onDone: (passkeys: OwnAccount['passkeys']) => void;
  onCancel: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [name, setName] = useState(before);
  const [isTried, setTried] = useState(false);
  const rename = useSubmit('renamePasskey', { onDone: ({ passkeys }) => onDone(passkeys) });
  const busy = rename.sending !== null;
  const isNameless = name.trim() === '';
  return (
    <form
      className={styles.form}
      noValidate
      data-testid="passkey-name"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isNameless) void rename.submit({ passkeyID, name: name.trim() });
      }}
    >
      <TextField
        id="field-passkeyNewName"
        name="passkeyNewName"
        label={t('account.passkey.name')}
        error={isTried && isNameless ? t('account.required') : undefined}
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Outcome failure={generalFailure(rename.failure, t)} done={undefined} />
      <div className={look.actions}>
        <Button type="submit" busy={busy} disabled={busy}>
          {t('account.passkey.saveName')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('account.passkey.cancel')}
        </Button>
      </div>
    </form>
  );
}
