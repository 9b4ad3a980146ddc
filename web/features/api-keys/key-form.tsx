import { useState, type ReactNode } from 'react';
import { withNeededScopes } from '../../../domain/api-key-scopes.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProofFields, useProof, type Owner } from '../proof/proof-fields.tsx';
import styles from './api-keys.module.css';
import type { KeyBusiness } from './key-calls.ts';

const validities = { year: 365, quarter: 90, open: null } as const;
const fieldFailures = ['wrong-password', 'second-factor-needed'];
const noticeFailures = ['keys-full', 'too-many-tries'];

export function KeyForm({
  business: { kind, number, scopes },
  owner,
  onCreated,
  onCancel,
}: {
  business: KeyBusiness;
  owner: Owner;
  onCreated: (created: { key: string; businesses: KeyBusiness[] }) => void;
  onCancel: () => void;
}): ReactNode {
  const { t } = useTexts();
  const proof = useProof(owner);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly (typeof scopes)[number][]>([]);
  const [validity, setValidity] = useState<keyof typeof validities>('year');
  const make = useSubmit('makeApiKey', { onDone: onCreated });
  const failure = make.sending ? null : make.failure;
  const { isTried } = proof;
  const mend = (): void => {
    if (make.failure) make.dismiss();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const proofInput = proof.take();
        if (!proofInput || name.trim() === '' || chosen.length === 0) return;
        const validDays = validities[validity];
        void make.submit({ kind, number, name, scopes: [...chosen], validDays, ...proofInput });
      }}
    >
      <TextField
        name="name"
        maxLength={60}
        autoComplete="off"
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        error={isTried && name.trim() === '' ? t('keys.required') : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className={styles.choices}>
        <legend>{t('keys.goodFor')}</legend>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`keys.scopes.${scope.replace(':', '-')}.name`)}
            detail={t(`keys.scopes.${scope.replace(':', '-')}.text`)}
            invalid={isTried && chosen.length === 0}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              setChosen(
                target.checked
                  ? withNeededScopes([...chosen, scope])
                  : chosen.filter((one) => one !== scope && !withNeededScopes([one]).includes(scope)),
              )
            }
          />
        ))}
        {isTried && chosen.length === 0 && <p role="alert">{t('keys.chooseOne')}</p>}
      </fieldset>
      <SelectField
        label={t('keys.validity')}
        value={validity}
        onChange={({ target }) => setValidity(target.value as keyof typeof validities)}
      >
        {(Object.keys(validities) as (keyof typeof validities)[]).map((one) => (
          <option key={one} value={one}>
            {t(`keys.valid.${one}`)}
          </option>
        ))}
      </SelectField>
      <p className={styles.soft}>{t('keys.proofHint')}</p>
      <ProofFields name={`password-${kind}-${number}`} proof={proof} failure={failure} onChange={mend} />
      {failure && !fieldFailures.includes(failure.type) && (
        <Notice kind="danger" role="alert">
          {t(noticeFailures.includes(failure.type) ? `keys.refused.${failure.type}` : 'keys.failed')}
        </Notice>
      )}
      <p className={styles.actions}>
        <Button type="submit" variant="primary" busy={make.sending !== null}>
          {t('keys.make')}
        </Button>
        <Button onClick={onCancel}>{t('keys.cancel')}</Button>
      </p>
    </form>
  );
}
