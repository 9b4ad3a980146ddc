import type { ReactNode } from 'react';
import { add, fromEuros, noMoney, toEuros, type Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import own from './direct-sum.module.css';

/** What the guest pays the host. `touristTax` is null where none is charged, or it is not computed yet. */
export function DirectSum({
  price,
  touristTax,
}: {
  price: Euros | null;
  touristTax: Euros | null;
}): ReactNode {
  const { t, format } = useTexts();
  if (price === null) return null;
  return (
    <dl className={own.sum} data-testid="direct-sum">
      <dt>{t('landlord.direct.priceRow')}</dt>
      <dd>{format.moneyExact(price)}</dd>
      {touristTax !== null && (
        <>
          <dt>{t('landlord.direct.taxRow')}</dt>
          <dd>{format.moneyExact(touristTax)}</dd>
        </>
      )}
      <dt className={own.total}>{t('landlord.direct.totalRow')}</dt>
      <dd className={own.total}>
        {format.moneyExact(
          toEuros(add(fromEuros(price), touristTax === null ? noMoney : fromEuros(touristTax))),
        )}
      </dd>
    </dl>
  );
}
