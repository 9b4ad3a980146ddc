import type { PriceLine } from '../../../contract/pricing/price-result.ts';
import type { ShownPrice } from '../price/shown-price.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { PriceRow } from '../../components/price-table.tsx';
import { fromEuros, negate, subtract, sumCents, toEuros, type Euros } from '../../../domain/money.ts';

/** Chosen extras are in the payment plan, but not in priceComplete. */
const isChosen = (line: { quantity: number }): boolean => line.quantity > 0;

/** Returns everything that the guest pays including chosen extras, in euros. */
export function totalPrice(price: ShownPrice): Euros {
  // A direct booking is paid between guest and host, without a plan. A code may leave nothing to plan, too, but then it is a line of its own.
  if (price.paymentPlan.length === 0 && !hasChoices(price)) return price.priceObject.priceComplete;
  return toEuros(sumCents(price.paymentPlan.map((part) => fromEuros(part.amount))));
}

export function chosenLines(price: ShownPrice): PriceLine[] {
  return [...price.priceServicesOptional, ...price.priceServicesOnSiteOptional].filter(isChosen);
}

export function serviceName(code: string, t: Translate): string {
  return code === 'insurance' ? t('booking.price.insurance') : t(`price.service.${code}`);
}

function lineRow(line: PriceLine, onSite: boolean, t: Translate, format: Formatter): PriceRow {
  const parts = [
    line.quantity > 1 &&
      t('booking.price.quantity', {
        quantity: line.quantity,
        price: format.money(line.unitPrice),
        unit: t(`booking.unit.${line.unit}`),
      }),
    onSite && t('booking.price.onSiteTag'),
  ].filter(Boolean);
  return {
    key: `${line.code}-${onSite ? 'site' : 'paid'}-${line.unit}-${line.unitPrice}`,
    label: line.payers ? t(`price.touristTaxOf.${line.payers}`) : serviceName(line.code, t),
    detail: parts.join(', ') || undefined,
    amount: line.total,
  };
}

/** Returns every line of the price, in the order in which a guest adds them up; the last one is the total. */
export function priceRows(price: ShownPrice, t: Translate, format: Formatter): PriceRow[] {
  const { priceObject } = price;
  const saving = subtract(fromEuros(priceObject.original), fromEuros(priceObject.price));
  const rows: PriceRow[] = [
    {
      key: 'accommodation',
      label: t('booking.price.accommodation', { count: priceObject.duration }),
      amount: priceObject.originalWithoutAdditions,
    },
  ];
  if (saving > 0 && priceObject.discountKind) {
    rows.push({
      key: 'discount',
      label: t(`booking.price.discount.${priceObject.discountKind}`, {
        percent: priceObject.pricePercentReduction,
      }),
      amount: toEuros(negate(saving)),
      kind: 'saving',
    });
  }
  rows.push(
    ...price.priceServicesMandatory.map((line) => lineRow(line, false, t, format)),
    ...price.priceServicesOnSiteMandatory.map((line) => lineRow(line, true, t, format)),
  );
  const lines = [...price.priceServicesMandatory, ...price.priceServicesOnSiteMandatory];
  const hasTouristTax = lines.some(({ code }) => code === 'touristTax');
  const complete = {
    label: t('booking.price.complete'),
    // If the tourist tax of a place is unknown, the hint does not say that the price includes it.
    detail: t(hasTouristTax ? 'booking.price.completeHintTax' : 'booking.price.completeHint'),
    amount: priceObject.priceComplete,
  };
  // Without chosen extras the price has one sum, which is not repeated.
  if (!hasChoices(price)) return [...rows, { ...complete, key: 'total', kind: 'total' }];
  rows.push(
    { ...complete, key: 'complete', kind: 'sum' },
    ...price.priceServicesOptional.filter(isChosen).map((line) => lineRow(line, false, t, format)),
    ...price.priceServicesOnSiteOptional.filter(isChosen).map((line) => lineRow(line, true, t, format)),
  );
  if (price.bonusAmount > 0) {
    const amount = toEuros(negate(fromEuros(price.bonusAmount)));
    rows.push({ key: 'bonus', label: t('booking.price.bonus'), amount, kind: 'saving' });
  }
  rows.push({ key: 'total', label: t('booking.price.total'), amount: totalPrice(price), kind: 'total' });
  return rows;
}

export function hasChoices(price: ShownPrice): boolean {
  return chosenLines(price).length > 0 || price.bonusAmount > 0;
}
