import type { BulkChangeRequest, BulkValue } from '../../../../contract/homes/bulk-change.ts';
import { ruleBounds, type BookingRules } from '../../../../domain/pricing/booking-rules.ts';
import type { Discount } from '../../../../domain/pricing/home-rates.ts';
import { euros } from '../../../../domain/money.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useRuleWords } from './use-rule-words.ts';

interface TimesOf {
  checkIn?: string | null | undefined;
  checkOut?: string | null | undefined;
}

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
  const timesText = ({ checkIn, checkOut }: TimesOf, touched: TimesOf): string =>
    (['checkIn', 'checkOut'] as const)
      .filter((field) => touched[field] !== undefined)
      .map((field) =>
        t('landlord.homes.bulk.rules.one', {
          name: t(`landlord.editor.terms.${field}`),
          value: (field === 'checkIn' ? checkIn : checkOut) ?? t('landlord.homes.bulk.none.time'),
        }),
      )
      .join('; ');
  const serviceText = (service: BulkValue['service']): string => {
    if (!service) return t('landlord.homes.bulk.none.service');
    return t('landlord.homes.bulk.serviceText', {
      amount: format.moneyExact(service.amount),
      unit: t(`price.unit.${service.unit}`),
      must: t(`landlord.homes.bulk.serviceWord.${service.mandatory ? 'mandatory' : 'optional'}`),
      when: t(`landlord.homes.bulk.serviceWord.${service.prepaid ? 'prepaid' : 'onSite'}`),
    });
  };
  const discountsText = (
    kind: Discount['kind'],
    discounts: readonly { threshold: number; percent: number }[],
  ): string =>
    discounts.length === 0
      ? t('landlord.homes.bulk.none.discount')
      : discounts
          .map(({ threshold, percent }) =>
            t(`landlord.homes.bulk.discountText.${kind}`, { count: threshold, percent }),
          )
          .join(', ');
  const nights = (count: number): string => t('landlord.homes.bulk.nights', { count });
  return {
    describe(change) {
      if (change.kind === 'pause' || change.kind === 'resume')
        return t(`landlord.homes.bulk.words.${change.kind}`);
      if (change.kind === 'rules')
        return t('landlord.homes.bulk.words.rules', { value: describeRules(change.rules) });
      if (change.kind === 'cancellation')
        return t('landlord.homes.bulk.words.cancellation', {
          value: t(`landlord.editor.terms.term.${change.term}`),
        });
      if (change.kind === 'times')
        return t('landlord.homes.bulk.words.times', { value: timesText(change, change) });
      if (change.kind === 'service')
        return t('landlord.homes.bulk.words.service', {
          name: t(`price.service.${change.code}`),
          value: serviceText(change.service),
        });
      if (change.kind === 'discount')
        return t('landlord.homes.bulk.words.discount', {
          name: t(`landlord.editor.costs.discountKind.${change.discount}`),
          value: discountsText(change.discount, change.terms ? [change.terms] : []),
        });
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
    valueText(value, change) {
      const { state, nightly, minStay, names, rules, cancellation, times, service, discounts } = value;
      if (change.kind === 'rules') {
        const touched = Object.entries(rules).filter(([field]) => Object.hasOwn(change.rules, field));
        return describeRules(Object.fromEntries(touched));
      }
      if (change.kind === 'cancellation')
        return cancellation
          ? t(`landlord.editor.terms.term.${cancellation}`)
          : t('landlord.homes.bulk.none.terms');
      if (change.kind === 'times') return times ? timesText(times, change) : '';
      if (change.kind === 'service') return serviceText(service);
      if (change.kind === 'discount') return discountsText(change.discount, discounts ?? []);
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
