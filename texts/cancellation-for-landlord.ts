import type { Euros } from '../domain/money.ts';
import type { Translate } from './translate.ts';

/** The costs of a cancellation for the guest, as shown to the landlord. Amounts are in euros. */
export interface CancellationOfLandlord {
  fee: Euros;
  /** The landlord's share of the fee, and our commission on it. Null if unknown. */
  share: { commission: Euros; receives: Euros } | null;
  /** The part of the fee that the guest still owes us. 0 if the landlord collects. */
  open: Euros;
  collectedByUs: boolean;
  /** True if the booking was binding before. Only then may a refund be due. */
  bound: boolean;
  /** False if the landlord's side has cancelled, in which case the guest pays nothing. */
  byGuest: boolean;
}

/**
 * Describes who has received the fee of a cancelled stay, what the landlord's share is, and what the landlord has to
 * do.
 */
export function cancellationForLandlord(
  { fee, share, open, collectedByUs, bound, byGuest }: CancellationOfLandlord,
  t: Translate,
  money: (euros: Euros) => string,
): string {
  if (!byGuest) return t(`landlord.cancellation.${collectedByUs ? 'byHost' : 'byHostToYou'}`);
  if (fee === 0) return t(`landlord.cancellation.${bound && !collectedByUs ? 'freeToYou' : 'free'}`);
  if (share === null) return t('landlord.cancellation.fee', { fee: money(fee) });
  const kind = collectedByUs ? (open > 0 ? 'open' : 'kept') : 'toYou';
  return t(`landlord.cancellation.${kind}`, {
    fee: money(fee),
    open: money(open),
    commission: money(share.commission),
    receives: money(share.receives),
  });
}
