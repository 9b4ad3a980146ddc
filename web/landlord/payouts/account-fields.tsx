import { useState, type ComponentProps, type ReactNode } from 'react';
import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { isIban, plainIban } from '../../../domain/iban.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import landlord from '../parts/landlord.module.css';

/** What is told beside a field. */
const ofFields = ['iban-invalid', 'wrong-password', 'second-factor-needed'];
const told = [...ofFields, 'too-many-tries', 'landlord-not-found'];

/** Whoever changes where the money goes shows again that the account is theirs. */
export function AccountFields({
  landlordNumber,
  holder: known,
  onDone,
}: {
  landlordNumber: number;
  holder: string;
  onDone: (now: LandlordMoney) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [typed, setTyped] = useState({ holder: known, iban: '', password: '', code: '' });
  const [isTried, setTried] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const save = useSubmit('setLandlordAccount', { onDone });
  const failure = save.sending ? null : save.failure;
  if (failure?.type === 'second-factor-needed' && !asksCode) setAsksCode(true);
  const { holder, iban, password, code } = typed;
  const missing = (text: string): string | undefined =>
    isTried && text.trim() === '' ? t('payouts.own.required') : undefined;
  const refused = (type: string): string | undefined =>
    failure?.type === type ? t(`payouts.own.refused.${type}`) : undefined;
  const field = (
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
        if (save.failure) save.dismiss();
      }}
      {...rest}
    />
  );
  return (
    <form
      className={landlord.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (holder.trim() === '' || !isIban(plainIban(iban)) || password === '') return;
        const shown = { currentPassword: password, ...(code !== '' && { code }) };
        void save.submit({ landlordNumber, languageCode: language, holder, iban, ...shown });
      }}
    >
      {field('holder', { maxLength: 70, autoComplete: 'name', error: missing(holder) })}
      {field('iban', {
        maxLength: 60,
        autoComplete: 'off',
        error:
          isTried && !isIban(plainIban(iban))
            ? t('payouts.own.refused.iban-invalid')
            : refused('iban-invalid'),
      })}
      {field('password', {
        type: 'password',
        maxLength: 200,
        autoComplete: 'current-password',
        hint: t('payouts.own.passwordHint'),
        error: missing(password) ?? refused('wrong-password'),
      })}
      {asksCode &&
        field('code', {
          maxLength: 40,
          autoComplete: 'one-time-code',
          error: refused('second-factor-needed'),
        })}
      {failure && !ofFields.includes(failure.type) && (
        <Notice kind="danger" role="alert">
          {t(`payouts.own.refused.${told.includes(failure.type) ? failure.type : 'other'}`)}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" busy={save.sending !== null} disabled={save.sending !== null}>
          {t('payouts.own.saveAccount')}
        </Button>
      </div>
    </form>
  );
}
