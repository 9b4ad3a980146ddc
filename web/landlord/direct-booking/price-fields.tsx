import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { DirectSum } from '../parts/direct-sum.tsx';
import { priceOf } from './direct-draft.ts';
import own from './direct.module.css';
import type { DirectFormState } from './use-direct-form.ts';

/** What the guest pays the host: a price for everything, and the tourist tax of the town. */
export function PriceFields({
  form: { draft, set, quote, listPrice, errorOf, leavePrice },
}: {
  form: DirectFormState;
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <>
      <div className={own.fields}>
        <TextField
          name="price"
          inputMode="decimal"
          maxLength={12}
          label={t('landlord.direct.price')}
          hint={
            listPrice === null
              ? t('landlord.direct.priceHint')
              : t('landlord.direct.listPrice', { amount: format.moneyExact(listPrice) })
          }
          placeholder={listPrice === null ? '' : format.number(listPrice, 2)}
          value={draft.price}
          error={errorOf('price')}
          onChange={({ target }) => set({ price: target.value })}
          onBlur={() => leavePrice()}
        />
      </div>
      <Checkbox
        name="taxed"
        label={t('landlord.direct.taxed')}
        detail={t('landlord.direct.taxedHint')}
        checked={draft.taxed}
        onChange={({ target }) => set({ taxed: target.checked })}
      />
      <DirectSum
        price={priceOf(draft, listPrice)}
        touristTax={draft.taxed ? (quote?.touristTax ?? null) : null}
      />
      <Checkbox
        name="paid"
        label={t('landlord.direct.paid')}
        checked={draft.paid}
        onChange={({ target }) => set({ paid: target.checked })}
      />
    </>
  );
}
