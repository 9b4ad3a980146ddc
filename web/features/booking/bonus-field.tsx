import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { PricedFieldsProps } from './choice-fields.tsx';
import { fieldId } from './error-summary.tsx';
import styles from './fields.module.css';
import { discountCode, isVoucherLong } from './typed-voucher.ts';

const VoucherInBonus = lazyPart(() => import('./voucher-in-bonus.tsx'), 'voucher-in-bonus');

export function BonusField({
  draft,
  update,
  price,
  takesVoucher,
}: PricedFieldsProps & { takesVoucher: boolean }): ReactNode {
  const { t, format } = useTexts();
  const hasCode = discountCode(draft) !== '';
  const { bonusState } = price;
  const state =
    hasCode && bonusState !== 'none'
      ? t(`booking.bonus.state.${bonusState}`, { amount: format.money(price.bonusAmount) })
      : undefined;
  return (
    <div className={styles.row}>
      <TextField
        id={fieldId('bonus')}
        name="bonus"
        label={t(takesVoucher ? 'booking.bonus.title' : 'booking.bonus.label')}
        hideLabel
        hint={
          bonusState === 'applied' && state
            ? state
            : t(takesVoucher ? 'booking.bonus.hintEither' : 'booking.bonus.hint')
        }
        error={bonusState === 'applied' ? undefined : state}
        value={draft.bonus}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => update({ bonus: event.target.value })}
      />
      {takesVoucher && (isVoucherLong(draft.bonus) || draft.voucher !== '') && (
        <Suspense fallback={null}>
          <VoucherInBonus draft={draft} update={update} price={price} />
        </Suspense>
      )}
    </div>
  );
}
