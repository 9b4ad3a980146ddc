import type { BulkChangeRequest, BulkValue } from '../../../../contract/homes/bulk-change.ts';
import { ruleBounds, type BookingRules } from '../../../../domain/pricing/booking-rules.ts';
import { euros } from '../../../../domain/money.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useRuleWords } from './use-rule-words.ts';

/** Describes a bulk change, and the values of a home that it affects. */
export function useBulkWords(): {
  describe(change: BulkChangeRequest): string;
  /** Describes the home's current value of the thing that is changed, such as its minimum stay. */
  valueText(value: BulkValue, change: BulkChangeRequest): string;
} {
  const { t, format } = useTexts();
  const signed = (value: number, text: string): string => `${value > 0 ? '+' : '−'}${text}`;
  const ruleText = useRuleWords();
  const describeRules = (rules: {
    [Field in keyof BookingRules]?: BookingRules[Field] | undefined;
  }): string =>
    (Object.keys(ruleBounds) as (keyof BookingRules)[])
      .flatMap((field) => {
        const value = rules[field];
        return value === undefined
          ? []
          : [
              t('landlord.homes.bulk.rules.one', {
                name: t(`landlord.editor.rules.${field}`),
                value: ruleText(field, value),
              }),
            ];
      })
      .join('; ');
  const nights = (count: number): string => t('landlord.homes.bulk.nights', { count });
  return {
    describe(change) {
      if (change.kind === 'pause' || change.kind === 'resume')
        return t(`landlord.homes.bulk.words.${change.kind}`);
      if (change.kind === 'rules')
        return t('landlord.homes.bulk.words.rules', { value: describeRules(change.rules) });
      const range = t('landlord.homes.bulk.range', {
        lowest: format.date(change.startDate),
        highest: format.date(change.endDate),
      });
      const value =
        change.kind === 'name'
          ? change.name || t('landlord.homes.bulk.noName')
          : change.kind === 'minStay'
            ? nights(change.minStay)
            : change.kind === 'amount'
              ? signed(change.amount, format.money(euros(Math.abs(change.amount))))
              : signed(
                  change.percent,
                  format.number(Math.abs(change.percent), Number.isInteger(change.percent) ? 0 : 1),
                );
      return t(`landlord.homes.bulk.words.${change.kind}`, { value, range });
    },
    valueText({ state, nightly, minStay, names, rules }, change) {
      if (change.kind === 'rules') {
        const touched = Object.entries(rules).filter(([field]) => Object.hasOwn(change.rules, field));
        return describeRules(Object.fromEntries(touched));
      }
      const { kind } = change;
      if (kind === 'name')
        return (names ?? []).map((name) => name || t('landlord.homes.bulk.noName')).join(', ');
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
