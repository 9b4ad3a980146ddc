import { useRef, useState, type ReactNode } from 'react';
import { readVoucherCode } from '../../../domain/voucher-code.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useEarlyTyping } from '../../app/use-early-typing.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/letters.module.css';
import type { RedeemedVoucher } from './redeemed-voucher.ts';

/** Verifies the check digit of a voucher code before any call is made. */
export function CodeForm({
  numbers,
  onKnown,
}: {
  numbers: { bookingID: number; customerNumber: number };
  onKnown: (known: { code: string; voucher: RedeemedVoucher }) => void;
}): ReactNode {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  const redeem = useSubmit('redeemVoucher', { onDone: (voucher) => onKnown({ code, voucher }) });
  const { failure } = redeem;
  const isHydrated = useHydrated();
  useEarlyTyping(field, (typed) => setCode(typed['code'] ?? ''));
  const busy = redeem.sending !== null;
  const isMistyped = isSubmitted && readVoucherCode(code) === null;
  const errorsWithText = ['voucher-invalid', 'voucher-used-up', 'voucher-ended', 'too-many-codes'];
  return (
    <form
      ref={field}
      noValidate
      className={styles.form}
      data-testid="voucher-code"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (readVoucherCode(code) === null) field.current?.querySelector('input')?.focus();
        else void redeem.submit({ ...numbers, code });
      }}
    >
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
        name="code"
        label={t('vouchers.code')}
        hint={t('vouchers.codeHint')}
        error={isMistyped ? t('vouchers.mistyped') : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        required
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setSubmitted(false);
          if (failure) redeem.dismiss();
        }}
      />
      <Button type="submit" variant="primary" className={styles.send} busy={busy} disabled={!isHydrated}>
        {t('vouchers.redeem.check')}
      </Button>
    </form>
  );
}
