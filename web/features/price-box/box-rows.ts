import type { PriceLine } from '../../../contract/pricing/price-result.ts';
import type { ShownPrice } from '../price/shown-price.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { PriceRow } from '../../components/price-table.tsx';
import { fromEuros, negate, subtract, toEuros } from '../../../domain/money.ts';

/** Rows of a price box. The last row of `before` and of `there` is their sum. */
interface BoxRows {
  before: PriceRow[];
  there: PriceRow[];
  beside: PriceRow[];
}

export function boxRows(price: ShownPrice, t: Translate, format: Formatter): BoxRows {
  const { priceObject } = price;
  const line = (part: PriceLine): PriceRow => ({
    key: `${part.code}-${part.unitPrice}`,
    label: t(`price.service.${part.code}`),
    detail:
      part.quantity > 1
        ? `${format.number(part.quantity)} × ${format.money(part.unitPrice)} ${t(`price.unit.${part.unit}`)}`
        : undefined,
    amount: part.total,
  });
  const saving = subtract(fromEuros(priceObject.original), fromEuros(priceObject.price));
  const onSite = toEuros(subtract(fromEuros(priceObject.priceComplete), fromEuros(priceObject.price)));
  const before: PriceRow[] = [
    {
      key: 'accommodation',
      label: t('price.accommodation', { count: priceObject.duration }),
      amount: priceObject.originalWithoutAdditions,
    },
  ];
  if (saving > 0 && priceObject.discountKind) {
    before.push({
      key: 'discount',
      label: t(`price.applied.${priceObject.discountKind}`, { percent: priceObject.pricePercentReduction }),
      amount: toEuros(negate(saving)),
      kind: 'saving',
    });
  }
  before.push(...price.priceServicesMandatory.map(line), {
    key: 'before',
    label: t('price.sumBeforeArrival'),
    amount: priceObject.price,
    kind: 'sum',
  });
  const there: PriceRow[] = price.priceServicesOnSiteMandatory.map(line);
  if (there.length > 0) {
    there.push({ key: 'site', label: t('price.sumOnSite'), amount: onSite, kind: 'sum' });
  }
  const beside: PriceRow[] = [];
  if (price.deposit > 0) {
    beside.push({
      key: 'deposit',
      label: t('price.deposit'),
      detail: t('price.depositNote'),
      amount: price.deposit,
      kind: 'muted',
    });
  }
  if (price.consumptionEstimate > 0) {
    beside.push({
      key: 'consumption',
      label: t('price.consumption'),
      detail: t('price.consumptionNote'),
      amount: price.consumptionEstimate,
      kind: 'muted',
    });
  }
  return { before, there, beside };
}
