import { useState, type ReactNode } from 'react';
import { readVoucherCode } from '../../../../domain/voucher-code.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { isVoucherLong } from '../../../features/booking/typed-voucher.ts';
import type { CheckedVoucher } from '../../../features/booking/use-voucher-cover.ts';
import { VoucherBalance } from '../../../features/booking/voucher-balance.tsx';

/** Takes the code of a voucher; a check digit detects typos when the field loses the focus. */
export default function VoucherField({
  value,
  voucher,
  onChange,
}: {
  value: string;
  voucher: CheckedVoucher;
  onChange: (code: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const [isLeft, setLeft] = useState(value !== '');
  const code = readVoucherCode(value);
  const isMistyped = isLeft && value.trim() !== '' && code === null;
  const refusal = isVoucherLong(value) ? 'vouchers.mistyped' : 'vouchers.field.discount';
  return (
    <>
      {/* Two lines, so that a phone shows all 27 signs and their dashes. */}
      <TextAreaField
        rows={2}
        name="voucher"
        label={t('vouchers.code')}
        hint={t('vouchers.field.hint')}
        error={isMistyped ? t(refusal) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        value={value}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => {
          setLeft(false);
          onChange(target.value);
        }}
      />
      {code !== null && <VoucherBalance voucher={voucher} />}
      {value !== '' && (
        <p>
          <Button small onClick={() => onChange('')} data-testid="remove-voucher">
            {t('vouchers.recognized.remove')}
          </Button>
        </p>
      )}
    </>
  );
}
