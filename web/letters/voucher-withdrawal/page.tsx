import { useRef, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { isEmail } from '../../../domain/reachable.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { MailField } from '../../features/mail-field/mail-field.tsx';
import styles from '../parts/letters.module.css';
import type { load } from './load.ts';
import { WithdrawalReceipt, type Receipt } from './withdrawal-receipt.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

const fields = ['name', 'number', 'customer', 'email'] as const;
type Field = (typeof fields)[number];

/**
 * Withdraws from the purchase of a voucher (§ 356a BGB). The law requires the name, the contract, an address for the
 * confirmation, and a button with a fixed label.
 */
export default function VoucherWithdrawalPage(): ReactNode {
  const { t } = useTexts();
  const { contactPath } = useLoaderData<typeof load>();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('vouchers.withdrawal.title')}</h1>
        <p className={styles.lead}>{t('vouchers.withdrawal.lead')}</p>
        <p className="no-script-only">{t('vouchers.withdrawal.noScript')}</p>
      </header>
      <Card>
        {receipt === null ? <WithdrawalForm onDone={setReceipt} /> : <WithdrawalReceipt {...receipt} />}
      </Card>
      <p>
        <Link to={contactPath}>{t('vouchers.contact')}</Link>
      </p>
    </div>
  );
}

function WithdrawalForm({ onDone }: { onDone: (receipt: Receipt) => void }): ReactNode {
  const { t } = useTexts();
  const [typed, setTyped] = useState<Record<Field, string>>({
    name: '',
    number: '',
    customer: '',
    email: '',
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const withdraw = useSubmit('withdrawVoucher', { onDone });
  const { failure } = withdraw;
  const busy = withdraw.sending !== null;
  const isDigits = (text: string): boolean => /^\d{1,15}$/.test(text.trim());
  const errors: Record<Field, boolean> = {
    name: typed.name.trim() === '',
    number: !isDigits(typed.number),
    customer: !isDigits(typed.customer),
    email: !isEmail(typed.email.trim()),
  };
  const fieldProps = (name: Field) => ({
    name,
    label: t(`vouchers.withdrawal.field.${name}`),
    error:
      isSubmitted && errors[name]
        ? t(`vouchers.invalid.${name === 'customer' ? 'number' : name}`)
        : undefined,
    required: true,
    value: typed[name],
  });
  const errorsWithText = ['voucher-invalid', 'voucher-not-withdrawable'];
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      data-testid="withdrawal"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        const firstInvalid = fields.find((name) => errors[name]);
        if (firstInvalid !== undefined) {
          form.current?.querySelector<HTMLElement>(`[name=${firstInvalid}]`)?.focus();
          return;
        }
        void withdraw.submit({
          bookingID: Number(typed.number),
          customerNumber: Number(typed.customer),
          email: typed.email.trim(),
          name: typed.name.trim(),
        });
      }}
    >
      <FailureNotice
        text={
          failure &&
          !busy &&
          t(
            errorsWithText.includes(failure.type)
              ? `vouchers.withdrawal.${failure.type}`
              : 'vouchers.failure.other',
          )
        }
      />
      <TextField
        {...fieldProps('name')}
        autoComplete="name"
        maxLength={120}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      {(['number', 'customer'] as const).map((name) => (
        <TextField
          key={name}
          {...fieldProps(name)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <MailField
        {...fieldProps('email')}
        maxLength={254}
        onValue={(email) => setTyped({ ...typed, email })}
      />
      <Button type="submit" variant="primary" className={styles.send} busy={busy}>
        {t('vouchers.withdrawal.submit')}
      </Button>
    </form>
  );
}
