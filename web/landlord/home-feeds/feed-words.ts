import type { Translate } from '../../../texts/translate.ts';

const told = [
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
  `landlord.homeFeeds.refused.${told.includes(type) ? type : 'other'}`;

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

/** Why a row was not used; reasons for programmers are named as the importer names them. */
export function reasonInWords(t: Translate, reason: string): string {
  const fields = /^wrong or missing: (.*)$/.exec(reason)?.[1];
  if (fields !== undefined) return t('landlord.homeFeeds.reason.fields', { fields });
  const known = reasons.find(([form]) => form.test(reason));
  return known
    ? t(`landlord.homeFeeds.reason.${known[1]}`)
    : t('landlord.homeFeeds.reason.other', { reason });
}
