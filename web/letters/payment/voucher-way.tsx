import { useState, type ReactNode } from 'react';
import { readVoucherCode } from '../../../domain/voucher-code.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../../features/booking/layout.module.css';
import type { BookingLink } from '../../features/booking/use-linked.ts';

/** Pays by voucher, up to its value. The open amount is loaded again afterwards. */
export function VoucherWay({
  link,
  onPaid,
}: {
  link: BookingLink;
  onPaid: (message: string) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const redeem = useSubmit('useVoucher', {
    onDone({ redeemed, balance }) {
      onPaid(
        t('vouchers.way.done', {
          amount: format.moneyExact(redeemed),
          balance: format.moneyExact(balance),
        }),
      );
    },
  });
  const { failure } = redeem;
  const busy = redeem.sending !== null;
  const isMistyped = isSubmitted && readVoucherCode(code) === null;
  return (
    <Card className={styles.stack} data-testid="voucher-way">
      <h2 className={styles.cardTitle}>{t('vouchers.way.title')}</h2>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if (readVoucherCode(code) === null) return;
          void redeem.submit({ bookingID: Number(link.id), bookingHash: link.hash, code });
        }}
      >
        <FailureNotice
          text={
            failure &&
            !busy &&
            t(`vouchers.failure.${failuresWithText.has(failure.type) ? failure.type : 'other'}`)
          }
        />
        <TextField
          name="voucher"
          label={t('vouchers.code')}
          hint={t('vouchers.codeHint')}
          error={isMistyped ? t('vouchers.mistyped') : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setSubmitted(false);
          }}
        />
        <p>
          <Button type="submit" busy={busy}>
            {t('vouchers.way.submit')}
          </Button>
        </p>
      </form>
    </Card>
  );
}

const failuresWithText: ReadonlySet<string> = new Set([
  'voucher-invalid',
  'voucher-used-up',
  'voucher-ended',
  'nothing-due',
  'too-many-codes',
]);
