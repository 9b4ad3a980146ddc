import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { PriceRow } from '../../components/price-table.tsx';
import { fromEuros, negate, subtract, toEuros } from '../../../domain/money.ts';

type Share = NonNullable<LandlordBooking['share']>;

/**
 * Lists the landlord's share with its components. The tourist tax follows separately, as it is not part of the share.
 */
export function shareRows(share: Share, t: Translate): PriceRow[] {
  const { stay, commission, onSite, taxOnSite, receives, collected } = share;
  const isCollectedByUs = collected === null;
  const rows: PriceRow[] = [
    ...(isCollectedByUs
      ? [{ key: 'stay', label: t('landlord.share.stay'), amount: stay }]
      : collectedRows(collected, t)),
    {
      key: 'commission',
      label: t('landlord.share.commission'),
      amount: toEuros(negate(fromEuros(commission))),
    },
  ];
  if (onSite > 0) {
    // The payout is lower than the share if guests pay a part on site.
    const payout = toEuros(subtract(fromEuros(stay), fromEuros(commission)));
    if (isCollectedByUs) {
      rows.push({ key: 'payout', label: t('landlord.share.payout'), amount: payout, kind: 'sum' });
    }
    rows.push({ key: 'onSite', label: t('landlord.share.onSite'), amount: onSite });
  }
  const sum = isCollectedByUs && onSite === 0 ? 'landlord.share.payout' : 'landlord.share.receives';
  rows.push({ key: 'receives', label: t(sum), amount: receives, kind: 'total' });
  if (taxOnSite > 0) {
    const [label, detail] = [t('landlord.share.taxOnSite'), t('landlord.share.taxHint')];
    rows.push({ key: 'tax', label, detail, amount: taxOnSite });
  }
  return rows;
}

/** Lists what the guest pays to a landlord who collects, and which part we credit or pass on. */
function collectedRows({ paid, bonus, premium }: NonNullable<Share['collected']>, t: Translate): PriceRow[] {
  const rows: PriceRow[] = [{ key: 'paid', label: t('landlord.share.paidToYou'), amount: paid }];
  if (bonus > 0) rows.push({ key: 'bonus', label: t('landlord.share.bonus'), amount: bonus });
  if (premium > 0)
    rows.push({
      key: 'premium',
      label: t('landlord.share.premium'),
      amount: toEuros(negate(fromEuros(premium))),
    });
  return rows;
}
