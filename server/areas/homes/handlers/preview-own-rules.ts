import type { previewOwnRules } from '../../../../contract/homes/preview-own-rules.ts';
import { checkRules } from '../../../../domain/homes/check-part.ts';
import { ruleExamples } from '../../../../domain/pricing/rule-examples.ts';
import type { Handler } from '../../../http/handler.ts';
import { hourInBerlin } from '../../../platform/clock.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { objectNotFound } from '../change-own-home.ts';

export function previewOwnRulesHandler({
  connection: { db },
  clock,
  pricing,
}: HomesDeps): Handler<typeof previewOwnRules> {
  return async ({ languageCode, objectNumber, rules }, { user }) => {
    const home = await ownHomeStore.find(db, user.uid, languageCode, objectNumber);
    if (!home) return objectNotFound;
    const fields = checkRules(rules);
    if (Object.keys(fields).length > 0) return { ok: false, type: 'home-invalid', data: { fields } };
    const now = { today: clock.today(), hour: hourInBerlin(clock.now()) };
    const [rates, occupied] = await Promise.all([
      pricing.homeRates([objectNumber], db),
      pricing.occupied([objectNumber], now.today),
    ]);
    const ownRates = rates.get(objectNumber);
    if (!ownRates) return objectNotFound;
    const periods = occupied.get(objectNumber) ?? [];
    return { ok: true, data: ruleExamples({ ...ownRates, rules }, periods, now) };
  };
}
