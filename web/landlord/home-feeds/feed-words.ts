import type { Translate } from '../../../texts/translate.ts';

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

/** Explains why a row was not used. Reasons for developers are shown as the importer returns them. */
export function reasonInWords(t: Translate, reason: string): string {
  const fields = /^wrong or missing: (.*)$/.exec(reason)?.[1];
  if (fields !== undefined) return t('landlord.homeFeeds.reason.fields', { fields });
  const pattern = reasons.find(([form]) => form.test(reason));
  return pattern
    ? t(`landlord.homeFeeds.reason.${pattern[1]}`)
    : t('landlord.homeFeeds.reason.other', { reason });
}
