import { useState, type ReactNode } from 'react';
import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { isIban, plainIban } from '../../../domain/iban.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import landlord from '../parts/landlord.module.css';

/** What is told beside a field. */
const ofFields = ['iban-invalid', 'wrong-password', 'second-factor-needed'];
const told = [...ofFields, 'too-many-tries', 'landlord-not-found'];

/** Where the money goes. Whoever changes it shows again that the account is theirs. */
export function AccountForm({
  money: { landlordNumber, account },
  onChange,
}: {
  money: LandlordMoney;
  onChange: (now: LandlordMoney) => void;
}): ReactNode {
  const { t, language, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [typed, setTyped] = useState({ holder: account?.holder ?? '', iban: '', password: '', code: '' });
  const [isTried, setTried] = useState(false);
  const save = useSubmit('setLandlordAccount', {
    onDone(now) {
      onChange(now);
      setOpen(false);
      setSaved(true);
      setTried(false);
      setTyped({ holder: now.account?.holder ?? '', iban: '', password: '', code: '' });
    },
  });
  const type = (fields: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...fields });
    if (save.failure) save.dismiss();
  };
  const failure = save.sending ? null : save.failure;
  const isIbanWrong = isTried && !isIban(plainIban(typed.iban));
  const asksCode = failure?.type === 'second-factor-needed' || typed.code !== '';
  const errorOf = (type: string): string | undefined =>
    failure?.type === type ? t(`payouts.own.refused.${type}`) : undefined;
  return (
    <Card className={landlord.stack} data-testid="landlord-account">
      <h3>{t('payouts.own.account')}</h3>
      {account ? (
        <p>{t('payouts.own.accountIs', { holder: account.holder, end: account.ibanEnd })}</p>
      ) : (
        <p>{t('payouts.own.noAccount')}</p>
      )}
      {account?.waitsUntil && (
        <Notice kind="info">
          {t('payouts.own.accountWaits', { moment: format.moment(account.waitsUntil) })}
        </Notice>
      )}
      <div role="status">{isSaved && <Notice kind="success">{t('payouts.own.savedAccount')}</Notice>}</div>
      {!isOpen && (
        <div>
          <Button
            onClick={() => {
              setOpen(true);
              setSaved(false);
            }}
          >
            {t(`payouts.own.${account ? 'change' : 'add'}`)}
          </Button>
        </div>
      )}
      {isOpen && (
        <form
          className={landlord.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            const { holder, iban, password, code } = typed;
            if (holder.trim() === '' || !isIban(plainIban(iban)) || password === '') return;
            void save.submit({
              landlordNumber,
              languageCode: language,
              holder,
              iban,
              currentPassword: password,
              ...(code !== '' && { code }),
            });
          }}
        >
          <TextField
            name="holder"
            required
            maxLength={70}
            autoComplete="name"
            label={t('payouts.own.holder')}
            error={isTried && typed.holder.trim() === '' ? t('payouts.own.required') : undefined}
            value={typed.holder}
            onChange={({ target }) => type({ holder: target.value })}
          />
          <TextField
            name="iban"
            required
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            label={t('payouts.own.iban')}
            error={isIbanWrong ? t('payouts.own.refused.iban-invalid') : errorOf('iban-invalid')}
            value={typed.iban}
            onChange={({ target }) => type({ iban: target.value })}
          />
          <TextField
            name="currentPassword"
            type="password"
            required
            maxLength={200}
            autoComplete="current-password"
            label={t('payouts.own.password')}
            hint={t('payouts.own.passwordHint')}
            error={isTried && typed.password === '' ? t('payouts.own.required') : errorOf('wrong-password')}
            value={typed.password}
            onChange={({ target }) => type({ password: target.value })}
          />
          {asksCode && (
            <TextField
              name="code"
              maxLength={40}
              autoComplete="one-time-code"
              spellCheck={false}
              label={t('payouts.own.code')}
              error={errorOf('second-factor-needed')}
              value={typed.code}
              onChange={({ target }) => setTyped({ ...typed, code: target.value })}
            />
          )}
          {failure && !ofFields.includes(failure.type) && (
            <Notice kind="danger" role="alert">
              {t(`payouts.own.refused.${told.includes(failure.type) ? failure.type : 'other'}`)}
            </Notice>
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={save.sending !== null}
              disabled={save.sending !== null}
            >
              {t('payouts.own.saveAccount')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
