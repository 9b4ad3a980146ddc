import { useState, type ComponentProps, type ReactNode } from 'react';
import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { isIban, plainIban } from '../../../domain/iban.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ProofFields, useProof, type Owner } from '../../features/proof/proof-fields.tsx';
import landlord from '../parts/landlord.module.css';
import { useFocusOnRefusal } from '../parts/use-focus-on-refusal.ts';

/** Errors that are shown next to a field. */
const fieldErrorTypes = ['iban-invalid', 'holder-unwritable', 'wrong-password', 'second-factor-needed'];
const errorsWithText = ['too-many-tries', 'landlord-not-found'];

/** Form for the bank account, which requires a proof of identity. */
export function AccountFields({
  landlordNumber,
  holder: currentHolder,
  owner,
  onDone,
}: {
  landlordNumber: number;
  holder: string;
  owner: Owner;
  onDone: (now: LandlordMoney) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const proof = useProof(owner);
  const [typed, setTyped] = useState({ holder: currentHolder, iban: '' });
  const save = useSubmit('setLandlordAccount', { onDone });
  const { form, onTry } = useFocusOnRefusal(save.sending !== null);
  const failure = save.sending ? null : save.failure;
  const { holder, iban } = typed;
  const { isTried } = proof;
  const clearErrors = (): void => {
    if (save.failure) save.dismiss();
  };
  const renderField = (
    name: keyof typeof typed,
    rest: Partial<ComponentProps<typeof TextField>> & { error: string | undefined },
  ): ReactNode => (
    <TextField
      name={name}
      spellCheck={false}
      label={t(`payouts.own.${name}`)}
      value={typed[name]}
      onChange={({ target }) => {
        setTyped({ ...typed, [name]: target.value });
        clearErrors();
      }}
      {...rest}
    />
  );
  const isWrongIban = (isTried && !isIban(plainIban(iban))) || failure?.type === 'iban-invalid';
  return (
    <form
      ref={form}
      className={landlord.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onTry();
        const identityProof = proof.take();
        if (!identityProof || holder.trim() === '' || !isIban(plainIban(iban))) return;
        void save.submit({ landlordNumber, languageCode: language, holder, iban, ...identityProof });
      }}
    >
      {renderField('holder', {
        maxLength: 70,
        autoComplete: 'name',
        error:
          isTried && holder.trim() === ''
            ? t('payouts.own.required')
            : failure?.type === 'holder-unwritable'
              ? t('payouts.own.refused.holder-unwritable')
              : undefined,
      })}
      {renderField('iban', {
        maxLength: 60,
        autoComplete: 'off',
        error: isWrongIban
          ? t(iban.trim() === '' ? 'payouts.own.ibanMissing' : 'payouts.own.refused.iban-invalid')
          : undefined,
      })}
      <p>{t('payouts.own.proofHint')}</p>
      <ProofFields
        name={`password-${landlordNumber}`}
        proof={proof}
        failure={failure}
        onChange={clearErrors}
      />
      <FailureNotice
        text={
          failure &&
          !fieldErrorTypes.includes(failure.type) &&
          t(`payouts.own.refused.${errorsWithText.includes(failure.type) ? failure.type : 'other'}`)
        }
      />
      <div>
        <Button type="submit" variant="primary" busy={save.sending !== null}>
          {t('payouts.own.saveAccount')}
        </Button>
      </div>
    </form>
  );
}
