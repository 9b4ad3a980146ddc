import type { ReactNode } from 'react';
import {
  serviceCodes,
  serviceUnits,
  type ServiceCode,
  type ServiceUnit,
} from '../../../../domain/pricing/home-rates.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { CostsAction, type CostsFieldsProps } from './costs-action.tsx';

const exampleAmount = '65';

export function ServiceFields(props: CostsFieldsProps): ReactNode {
  const { typed, wrong, onChange } = props;
  const { t } = useTexts();
  const { code } = typed;
  return (
    <>
      <SelectField
        name="code"
        label={t('landlord.homes.bulk.kind.service')}
        error={wrong.includes('code') ? t('landlord.homes.bulk.wrong.code') : undefined}
        value={code}
        onChange={({ target }) => {
          const chosen = target.value as ServiceCode | '';
          // Guests without a dog do not pay a fee for dogs, which therefore has a unit per dog.
          const isOfDogs = chosen === 'dog';
          const fits = typed.unit.startsWith('dog') === isOfDogs;
          onChange({ code: chosen, ...(!fits && { unit: isOfDogs ? 'dogNight' : 'stay' }) });
        }}
      >
        <option value="">{t('landlord.homes.bulk.choose')}</option>
        {serviceCodes.map((one) => (
          <option key={one} value={one}>
            {t(`price.service.${one}`)}
          </option>
        ))}
      </SelectField>
      <CostsAction {...props} />
      {typed.action === 'set' && (
        <>
          <TextField
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            label={t('landlord.editor.costs.amount')}
            error={
              wrong.includes('amount')
                ? t('landlord.homes.bulk.wrong.amount', { example: exampleAmount })
                : undefined
            }
            value={typed.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
          <SelectField
            name="unit"
            label={t('landlord.editor.costs.unit')}
            value={typed.unit}
            onChange={({ target }) => onChange({ unit: target.value as ServiceUnit })}
          >
            {serviceUnits
              .filter((unit) => unit.startsWith('dog') === (code === 'dog'))
              .map((unit) => (
                <option key={unit} value={unit}>
                  {t(`price.unit.${unit}`)}
                </option>
              ))}
          </SelectField>
        </>
      )}
    </>
  );
}
