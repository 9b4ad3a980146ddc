import type { ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { discountKinds, type Discount } from '../../../domain/pricing/home-rates.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import { parseWholeNumber } from './typed-number.ts';

export type SavedDiscount = NonNullable<OwnHome['costs']['discounts']>[number];

export interface TypedDiscount {
  kind: Discount['kind'];
  threshold: string;
  percent: string;
}

export const newDiscount: TypedDiscount = { kind: 'longStay', threshold: '14', percent: '10' };

export const readDiscount = ({ kind, threshold, percent }: TypedDiscount): SavedDiscount => ({
  kind,
  threshold: parseWholeNumber(threshold),
  percent: parseWholeNumber(percent.replace('%', '')),
});

export const writeDiscount = ({ kind, threshold, percent }: SavedDiscount): TypedDiscount => ({
  kind,
  threshold: String(threshold),
  percent: String(percent),
});

/** Adds a proposed discount for long stays, in place of one with the same threshold. */
export function withProposed(
  discounts: readonly TypedDiscount[],
  proposed: { threshold: number; percent: number },
): TypedDiscount[] {
  const added = writeDiscount({ kind: 'longStay', ...proposed });
  const others = discounts.filter(
    (one) => one.kind !== 'longStay' || readDiscount(one).threshold !== proposed.threshold,
  );
  return [...others, added];
}

export function DiscountEntry({
  discount: { kind, threshold, percent },
  number,
  errorOf,
  onChange,
  onRemove,
}: {
  discount: TypedDiscount;
  number: number;
  errorOf: (field: keyof TypedDiscount) => string | undefined;
  onChange: (part: Partial<TypedDiscount>) => void;
  onRemove: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const name = t('landlord.editor.costs.discount', { number: String(number) });
  return (
    <fieldset className={own.entry} data-testid="discount">
      <legend>{name}</legend>
      <div className={own.rates}>
        <SelectField
          name="discountKind"
          label={t('landlord.editor.costs.discountFor')}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as Discount['kind'] })}
        >
          {discountKinds.map((one) => (
            <option key={one} value={one}>
              {t(`landlord.editor.costs.discountKind.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="threshold"
          inputMode="numeric"
          maxLength={3}
          label={t(`landlord.editor.costs.threshold.${kind}`)}
          error={errorOf('threshold')}
          value={threshold}
          onChange={({ target }) => onChange({ threshold: target.value })}
        />
        <TextField
          name="percent"
          inputMode="numeric"
          label={t('landlord.editor.costs.discountPercent')}
          error={errorOf('percent')}
          value={percent}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
      </div>
      <div>
        <Button
          small
          variant="quiet"
          aria-label={labelled(language, t('landlord.editor.costs.remove'), name)}
          onClick={onRemove}
        >
          {t('landlord.editor.costs.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
