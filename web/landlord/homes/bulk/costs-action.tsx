import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField } from '../../../components/field.tsx';
import type { CostsField, TypedBulkCosts } from './typed-bulk.ts';

export interface CostsFieldsProps {
  typed: TypedBulkCosts;
  wrong: readonly CostsField[];
  onChange: (part: Partial<TypedBulkCosts>) => void;
}

const actions = ['set', 'remove'] as const;

/** Whether many homes get an extra or a discount, or have it no longer. */
export function CostsAction({
  typed: { kind, action },
  onChange,
}: Omit<CostsFieldsProps, 'wrong'>): ReactNode {
  const { t } = useTexts();
  return (
    <SelectField
      name="action"
      label={t('landlord.homes.bulk.what')}
      value={action}
      onChange={({ target }) => onChange({ action: actions.find((one) => one === target.value) ?? action })}
    >
      {actions.map((one) => (
        <option key={one} value={one}>
          {t(`landlord.homes.bulk.${kind === 'service' ? 'serviceAction' : 'discountAction'}.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
