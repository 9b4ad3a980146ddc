import type { ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import type { TypedTax } from './typed-tax.ts';

type Field = 'fromAge' | 'toAge' | 'amount' | 'percent' | 'nightsMax' | 'from' | 'until';

export function TaxEntry({
  number,
  tax,
  errorOf,
  onChange,
  onRemove,
}: {
  number: number;
  tax: TypedTax;
  errorOf: (field: Field) => string | undefined;
  onChange: (part: Partial<TypedTax>) => void;
  onRemove: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const name = t('landlord.editor.costs.taxRate', { number });
  const isShare = tax.by === 'percent';
  return (
    <fieldset className={own.entry} data-testid="tourist-tax">
      <legend>{name}</legend>
      <div className={own.rates}>
        {(['fromAge', 'toAge'] as const).map((field) => (
          <TextField
            key={field}
            name={field}
            inputMode="numeric"
            label={t(`landlord.editor.costs.${field}`)}
            error={errorOf(field)}
            value={tax[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
        <SelectField
          name="taxBy"
          label={t('landlord.editor.costs.taxBy')}
          value={tax.by}
          onChange={({ target }) => onChange({ by: target.value as TypedTax['by'] })}
        >
          <option value="night">{t('landlord.editor.costs.taxByNight')}</option>
          <option value="percent">{t('landlord.editor.costs.taxByPercent')}</option>
        </SelectField>
        <TextField
          name="amount"
          inputMode="decimal"
          label={t(`landlord.editor.costs.${isShare ? 'taxPercent' : 'taxAmount'}`)}
          error={errorOf(isShare ? 'percent' : 'amount')}
          value={tax.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <TextField
          name="nightsMax"
          inputMode="numeric"
          label={t('landlord.editor.costs.nightsMax')}
          hint={t('landlord.editor.costs.nightsMaxHint')}
          error={errorOf('nightsMax')}
          value={tax.nightsMax}
          onChange={({ target }) => onChange({ nightsMax: target.value })}
        />
      </div>
      <div className={own.rates}>
        <TextField
          name="taxFrom"
          label={t('landlord.editor.costs.taxFrom')}
          hint={t('landlord.editor.costs.taxDaysHint')}
          error={errorOf('from')}
          value={tax.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          name="taxUntil"
          label={t('landlord.editor.costs.taxUntil')}
          error={errorOf('until')}
          value={tax.until}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      </div>
      <div>
        <Button
          small
          variant="quiet"
          aria-label={labelled(
            language,
            t('landlord.editor.costs.remove'),
            `${t('price.service.touristTax')}, ${name}`,
          )}
          onClick={onRemove}
        >
          {t('landlord.editor.costs.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
