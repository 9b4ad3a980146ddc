import type { ReactNode } from 'react';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import { parseWholeNumber } from './typed-number.ts';
import { typedAmount } from './typed-tax.ts';

type FurtherGuests = OwnHome['costs']['furtherGuests'];

export interface TypedFurtherGuests {
  isCharged: boolean;
  included: string;
  amount: string;
}

export function readFurtherGuests({ isCharged, included, amount }: TypedFurtherGuests): FurtherGuests {
  return isCharged ? { included: parseWholeNumber(included), amount: typedAmount(amount) } : null;
}

export function writeFurtherGuests(
  terms: FurtherGuests,
  formatAmount: (amount: number) => string,
): TypedFurtherGuests {
  if (!terms) return { isCharged: false, included: '', amount: '' };
  return { isCharged: true, included: String(terms.included), amount: formatAmount(terms.amount) };
}

export function FurtherGuestsEntry({
  typed,
  errorOf,
  onChange,
}: {
  typed: TypedFurtherGuests;
  errorOf: (field: string) => string | undefined;
  onChange: (typed: TypedFurtherGuests) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <h3>{t('price.service.furtherGuests')}</h3>
      <Checkbox
        label={t('landlord.editor.costs.further')}
        detail={t('landlord.editor.costs.furtherHint')}
        checked={typed.isCharged}
        onChange={({ target }) => onChange({ ...typed, isCharged: target.checked })}
      />
      {typed.isCharged && (
        <div className={own.pairs}>
          <TextField
            name="includedGuests"
            inputMode="numeric"
            maxLength={2}
            label={t('landlord.editor.costs.included')}
            error={errorOf('included')}
            value={typed.included}
            onChange={({ target }) => onChange({ ...typed, included: target.value })}
          />
          <TextField
            name="furtherGuest"
            inputMode="decimal"
            label={t('landlord.editor.costs.furtherAmount')}
            error={errorOf('amount')}
            value={typed.amount}
            onChange={({ target }) => onChange({ ...typed, amount: target.value })}
          />
        </div>
      )}
    </>
  );
}
