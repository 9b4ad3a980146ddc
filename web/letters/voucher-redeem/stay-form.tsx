import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isEmail } from '../../../domain/reachable.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { MailField } from '../../features/mail-field/mail-field.tsx';
import styles from '../parts/letters.module.css';
import { FileButton } from './file-button.tsx';
import type { RedeemedVoucher } from './redeemed-voucher.ts';

export function StayForm({
  numbers,
  code,
  voucher,
  onRedeemed,
  homePath,
}: {
  numbers: { bookingID: number; customerNumber: number };
  code: string;
  voucher: RedeemedVoucher;
  onRedeemed: (voucher: RedeemedVoucher) => void;
  homePath: string;
}): ReactNode {
  const { t, format } = useTexts();
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const redeem = useSubmit('redeemVoucher', { onDone: onRedeemed });
  const { failure } = redeem;
  const busy = redeem.sending !== null;
  useEffect(() => title.current?.focus(), [voucher]);
  const isNumber = /^\d{1,15}$/.test(number.trim());
  const errorsWithText = [
    'booking-not-found',
    'nothing-due',
    'voucher-used-up',
    'voucher-ended',
    'too-many-codes',
  ];
  return (
    <div className={styles.form} data-testid="voucher-known">
      <h2 ref={title} tabIndex={-1} className={styles.kindTitle}>
        {t('vouchers.redeem.balance', { amount: format.moneyExact(voucher.balance) })}
      </h2>
      <p className={styles.soft}>
        {t('vouchers.redeem.terms', {
          value: format.moneyExact(voucher.value),
          date: format.date(voucher.validUntil),
        })}
      </p>
      {voucher.balance > 0 && <FileButton numbers={numbers} code={code} />}
      {voucher.open !== null && (
        <Notice kind="success" role="status" title={t('vouchers.redeem.done')}>
          <p>
            {t(voucher.open > 0 ? 'vouchers.redeem.doneOpen' : 'vouchers.redeem.donePaid', {
              amount: format.moneyExact(voucher.redeemed),
              open: format.moneyExact(voucher.open),
            })}
          </p>
        </Notice>
      )}
      {voucher.balance > 0 && (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(true);
            if (!isNumber || !isEmail(email.trim())) return;
            void redeem.submit({
              ...numbers,
              code,
              stay: { bookingDisplayNumber: Number(number), email: email.trim() },
            });
          }}
        >
          <h3>{t('vouchers.redeem.booked')}</h3>
          <FailureNotice
            text={
              failure &&
              !busy &&
              t(
                errorsWithText.includes(failure.type)
                  ? `vouchers.failure.${failure.type}`
                  : 'vouchers.failure.other',
              )
            }
          />
          <TextField
            name="number"
            label={t('vouchers.redeem.bookingNumber')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            required
            error={isSubmitted && !isNumber ? t('vouchers.invalid.number') : undefined}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
          <MailField
            name="email"
            label={t('vouchers.redeem.email')}
            error={isSubmitted && !isEmail(email.trim()) ? t('vouchers.invalid.email') : undefined}
            maxLength={254}
            required
            value={email}
            onValue={setEmail}
          />
          <Button type="submit" variant="primary" className={styles.send} busy={busy}>
            {t('vouchers.redeem.submit')}
          </Button>
        </form>
      )}
      {voucher.balance > 0 && (
        <>
          <h3>{t('vouchers.redeem.find')}</h3>
          <p>{t('vouchers.redeem.findText')}</p>
          <p>
            <ButtonLink to={homePath}>{t('vouchers.redeem.search')}</ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
