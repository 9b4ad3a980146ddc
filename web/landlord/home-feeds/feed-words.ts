import type { Translate } from '../../../texts/translate.ts';
import { fieldKey } from './mapping-edits.ts';

const errorsWithText = [
  ...[
    'home-feed-address-invalid',
    'home-feeds-full',
    'home-feed-known',
    'full-home-feed-known',
    'home-feed-run-changed',
  ],
  ...['file-too-large', 'file-busy', 'file-failed'],
];

export const refusalKey = (type: string): string =>
  `landlord.homeFeeds.refused.${errorsWithText.includes(type) ? type : 'other'}`;

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^not JSON$/, 'notJson'],
  [/^twice in the feed$/, 'twice'],
  [/^not on land$/, 'notOnLand'],
  [/^holds a sign that cannot be kept$/, 'sign'],
  [/names a provider$/, 'provider'],
  [/^no price$/, 'noPrice'],
  [/^no position$/, 'noPosition'],
  [/^neither house nor flat$/, 'noKind'],
];

/** Returns the everyday name of a field. Fields that only programs send keep their technical name. */
function nameField(t: Translate, field: string): string {
  const key = fieldKey(field);
  return t.has(key) ? t(key) : field;
}

/** Explains why a row was not used. Reasons for developers are shown as the importer returns them. */
export function reasonInWords(t: Translate, reason: string): string {
  const cell = /^(no number|wrong or missing): (\S+) = (".*")$/s.exec(reason);
  if (cell)
    return t(`landlord.homeFeeds.reason.${cell[1] === 'no number' ? 'number' : 'value'}`, {
      ...{ field: nameField(t, cell[2]!), value: cell[3]! },
    });
  const fields = /^wrong or missing: (.*)$/.exec(reason)?.[1];
  if (fields !== undefined) {
    const names = fields.split(', ').map((field) => nameField(t, field));
    return t('landlord.homeFeeds.reason.fields', { fields: names.join(', ') });
  }
  const counts = /^(\d+) fields where the header has (\d+)$/.exec(reason);
  if (counts) return t('landlord.homeFeeds.reason.cells', { cells: counts[1]!, columns: counts[2]! });
  const pattern = reasons.find(([form]) => form.test(reason));
  return pattern
    ? t(`landlord.homeFeeds.reason.${pattern[1]}`)
    : t('landlord.homeFeeds.reason.other', { reason });
}
