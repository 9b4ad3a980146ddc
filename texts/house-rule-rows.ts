import type { Formatter } from './format.ts';
import type { Translate } from './translate.ts';

/** House rules stated by a landlord. Null if not stated. Times are HH:mm. */
interface StatedRules {
  parties: boolean | null;
  quiet: { from: string; until: string } | null;
}

export function houseRuleRows(
  rules: Partial<StatedRules> | null | undefined,
  t: Translate,
  format: Formatter,
): { label: string; value: string }[] {
  const { parties, quiet } = rules ?? {};
  const rows = [];
  if (typeof parties === 'boolean') {
    rows.push({
      label: t('object.conditions.parties'),
      value: t(parties ? 'object.conditions.partiesAllowed' : 'object.conditions.partiesForbidden'),
    });
  }
  if (quiet) {
    const times = { from: format.time(quiet.from), until: format.time(quiet.until) };
    rows.push({ label: t('object.conditions.quiet'), value: t('object.conditions.quietTimes', times) });
  }
  return rows;
}
