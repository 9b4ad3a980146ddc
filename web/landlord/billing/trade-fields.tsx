import type { ReactNode } from 'react';
import type { LandlordBilling } from '../../../contract/landlords/landlord-billing.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';

type Trade = Pick<LandlordBilling, 'tradeRegister' | 'isLawful'>;

/**
 * Details that the law requires of traders in addition to their address: the trade register, and the commitment to
 * comply with the law.
 */
export function TradeFields({
  tradeRegister,
  isLawful,
  onChange,
}: Trade & { onChange: (change: Partial<Trade>) => void }): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <TextField
        name="tradeRegister"
        maxLength={200}
        autoComplete="off"
        label={t('landlord.billing.tradeRegister')}
        hint={t('landlord.billing.tradeRegisterHint')}
        value={tradeRegister}
        onChange={({ target }) => onChange({ tradeRegister: target.value })}
      />
      <Checkbox
        name="isLawful"
        label={t('landlord.billing.isLawful')}
        checked={isLawful}
        onChange={({ target }) => onChange({ isLawful: target.checked })}
      />
    </>
  );
}
