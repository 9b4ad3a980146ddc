import type { ReactNode } from 'react';
import { discountKinds, type Discount } from '../../../../domain/pricing/home-rates.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { CostsAction, type CostsFieldsProps } from './costs-action.tsx';

export function DiscountFields(props: CostsFieldsProps): ReactNode {
  const { typed, wrong, onChange } = props;
  const { t } = useTexts();
  const { discount } = typed;
  return (
    <>
      <SelectField
        name="discountKind"
        label={t('landlord.editor.costs.discountFor')}
        value={discount}
        onChange={({ target }) => onChange({ discount: target.value as Discount['kind'] })}
      >
        {discountKinds.map((one) => (
          <option key={one} value={one}>
            {t(`landlord.editor.costs.discountKind.${one}`)}
          </option>
        ))}
      </SelectField>
      <CostsAction {...props} />
      {typed.action === 'set' && (
        <>
          <TextField
            name="threshold"
            inputMode="numeric"
            maxLength={3}
            label={t(`landlord.editor.costs.threshold.${discount}`)}
            error={wrong.includes('threshold') ? t('landlord.homes.bulk.wrong.threshold') : undefined}
            value={typed.threshold}
            onChange={({ target }) => onChange({ threshold: target.value })}
          />
          <TextField
            name="percent"
            inputMode="numeric"
            maxLength={4}
            label={t('landlord.editor.costs.discountPercent')}
            error={wrong.includes('percent') ? t('landlord.homes.bulk.wrong.percent') : undefined}
            value={typed.percent}
            onChange={({ target }) => onChange({ percent: target.value })}
          />
        </>
      )}
    </>
  );
}
