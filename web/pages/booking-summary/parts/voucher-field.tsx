import { useState, type ReactNode } from 'react';
import { readVoucherCode } from '../../../../domain/voucher-code.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { TextField } from '../../../components/field.tsx';
import { isVoucherLong } from '../../../features/booking/typed-voucher.ts';
import { VoucherBalance } from '../../../features/booking/voucher-balance.tsx';

/** Takes the code of a voucher; a check digit detects typos when the field loses the focus. */
export default function VoucherField({
  value,
  onChange,
}: {
  value: string;
  onChange: (code: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const [isLeft, setLeft] = useState(value !== '');
  const code = readVoucherCode(value);
  const isMistyped = isLeft && value.trim() !== '' && code === null;
  const refusal = isVoucherLong(value) ? 'vouchers.mistyped' : 'vouchers.field.discount';
  return (
    <>
      <TextField
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
      {code !== null && <VoucherBalance code={code} />}
    </>
  );
}
