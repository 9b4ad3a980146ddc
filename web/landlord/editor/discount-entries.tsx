import type { ReactNode } from 'react';
import { discountsMax } from '../../../domain/homes/fact-bounds.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { DiscountEntry, newDiscount, type TypedDiscount } from './discount-entry.tsx';

/** Form for all discounts of a home. The highest one that applies to a stay is used. */
export function DiscountEntries({
  discounts,
  isProposed,
  errorOf,
  onChange,
}: {
  discounts: readonly TypedDiscount[];
  /** True while one of them was proposed elsewhere and is not saved. */
  isProposed: boolean;
  /** Returns the error at a path such as `discounts.0.percent`. */
  errorOf: (path: string) => string | undefined;
  onChange: (discounts: readonly TypedDiscount[]) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <h3>{t('landlord.editor.costs.discounts')}</h3>
      {isProposed && <Notice role="status">{t('landlord.editor.costs.discountReady')}</Notice>}
      {discounts.map((discount, at) => (
        <DiscountEntry
          key={at}
          discount={discount}
          number={at + 1}
          errorOf={(field) => errorOf(`discounts.${at}.${field}`)}
          onChange={(part) =>
            onChange(discounts.map((one, index) => (index === at ? { ...one, ...part } : one)))
          }
          onRemove={() => onChange(discounts.filter((_, index) => index !== at))}
        />
      ))}
      {discounts.length < discountsMax && (
        <div>
          <Button small data-testid="add-discount" onClick={() => onChange([...discounts, newDiscount])}>
            {t('landlord.editor.costs.addDiscount')}
          </Button>
        </div>
      )}
    </>
  );
}
