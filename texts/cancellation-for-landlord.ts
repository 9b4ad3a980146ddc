import type { Euros } from '../domain/money.ts';
import type { Translate } from './translate.ts';

/** What a cancellation costs the guest, as its landlord is told; amounts in euros. */
export interface CancellationOfLandlord {
  fee: Euros;
  /** What the landlord gets of the fee, and the commission that the house keeps of it; null where nobody knows. */
  share: { commission: Euros; receives: Euros } | null;
  /** What the guest still owes the house of it; 0 where the landlord collects. */
  open: Euros;
  collectedByUs: boolean;
  /** The guest was bound to pay before: only then is there money to give back. */
  bound: boolean;
  /** Else the landlord's side has cancelled, which costs the guest nothing. */
  byGuest: boolean;
}

/** Says who has the fee of a cancelled stay, what of it is the landlord's, and what the landlord is to do. */
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
