import type { ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { serviceUnits, type ServiceUnit } from '../../../domain/pricing/home-rates.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './editor.module.css';

export type TypedService = Omit<OwnHome['costs']['services'][number], 'amount'> & { amount: string };

export function ServiceEntry({
  service,
  errorOf,
  onChange,
  onRemove,
}: {
  service: TypedService;
  errorOf: (field: 'amount' | 'unit') => string | undefined;
  onChange: (part: Partial<TypedService>) => void;
  onRemove: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  return (
    <fieldset className={own.entry} data-testid="service">
      <legend>{t(`price.service.${service.code}`)}</legend>
      <div className={own.rates}>
        <TextField
          name="amount"
          inputMode="decimal"
          label={t('landlord.editor.costs.amount')}
          error={errorOf('amount')}
          value={service.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <SelectField
          name="unit"
          label={t('landlord.editor.costs.unit')}
          error={errorOf('unit')}
          value={service.unit}
          onChange={({ target }) => onChange({ unit: target.value as ServiceUnit })}
        >
          {serviceUnits
            .filter((unit) => unit.startsWith('dog') === (service.code === 'dog'))
            .map((unit) => (
              <option key={unit} value={unit}>
                {t(`price.unit.${unit}`)}
              </option>
            ))}
        </SelectField>
      </div>
      <Checkbox
        label={t('landlord.editor.costs.mandatory')}
        checked={service.mandatory}
        onChange={({ target }) => onChange({ mandatory: target.checked })}
      />
      <Checkbox
        label={t('landlord.editor.costs.prepaid')}
        checked={service.prepaid}
        onChange={({ target }) => onChange({ prepaid: target.checked })}
      />
      <div>
        <Button
          small
          variant="quiet"
          aria-label={labelled(
            language,
            t('landlord.editor.costs.remove'),
            t(`price.service.${service.code}`),
          )}
          onClick={onRemove}
        >
          {t('landlord.editor.costs.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
