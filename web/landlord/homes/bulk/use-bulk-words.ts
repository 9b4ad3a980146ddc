import type { BulkChangeRequest, BulkValue } from '../../../../contract/homes/bulk-change.ts';
import { euros } from '../../../../domain/money.ts';
import { useTexts } from '../../../app/texts-context.tsx';

type Kind = BulkChangeRequest['kind'];

/** Words for a change, and for what a home has of what it changes. */
export function useBulkWords(): {
  describe(change: BulkChangeRequest): string;
  valueText(value: BulkValue, kind: Kind): string;
} {
  const { t, format } = useTexts();
  const signed = (value: number, text: string): string => `${value > 0 ? '+' : '−'}${text}`;
  const nights = (count: number): string => t('landlord.homes.bulk.nights', { count });
  return {
    describe(change) {
      if (change.kind === 'pause' || change.kind === 'resume')
        return t(`landlord.homes.bulk.words.${change.kind}`);
      const range = t('landlord.homes.bulk.range', {
        lowest: format.date(change.startDate),
        highest: format.date(change.endDate),
      });
      const value =
        change.kind === 'minStay'
          ? nights(change.minStay)
          : change.kind === 'amount'
            ? signed(change.amount, format.money(euros(Math.abs(change.amount))))
            : signed(
                change.percent,
                format.number(Math.abs(change.percent), Number.isInteger(change.percent) ? 0 : 1),
              );
      return t(`landlord.homes.bulk.words.${change.kind}`, { value, range });
    },
    valueText({ state, nightly, minStay }, kind) {
      if (kind === 'pause' || kind === 'resume')
        return state === 'paused' ? t('landlord.homes.list.paused') : t(`landlord.homes.state.${state}`);
      if (kind === 'minStay') {
        if (!minStay) return '';
        const { lowest, highest } = minStay;
        return lowest === highest
          ? nights(lowest)
          : t('landlord.homes.bulk.nightsRange', { lowest, highest });
      }
      if (!nightly) return '';
      const [lowest, highest] = [format.money(nightly.lowest), format.money(nightly.highest)];
      return lowest === highest ? lowest : t('landlord.homes.bulk.range', { lowest, highest });
    },
  };
}
