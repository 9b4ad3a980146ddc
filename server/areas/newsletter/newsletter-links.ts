import { userKeyOf } from '../../../domain/newsletter.ts';
import {
  checkLinkUntil,
  isSignedLink,
  signLink,
  signLinkUntil,
  type LinkGrant,
} from '../../platform/signed-links.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import type { Subscriber } from './newsletter-store.ts';

const dayMs = 86_400_000;
/** A sign-up waits so long for its confirmation; its row goes thereafter. */
const confirmGoodMs = 14 * dayMs;

type Links = Pick<NewsletterContext, 'clock' | 'secret'>;
type Owner = Pick<Subscriber, 'id' | 'nonce'>;

const grantOf = (purpose: 'confirm' | 'settings', { id, nonce }: Owner): LinkGrant => ({
  purpose: `newsletter-${purpose}`,
  subject: id,
  recipient: 'owner',
  nonce,
});

/** What the link of the mail that asks carries. */
export function confirmIdOf({ clock, secret }: Links, owner: Owner): string {
  const until = new Date(clock.now().getTime() + confirmGoodMs);
  return `${owner.id}-${signLinkUntil(secret, grantOf('confirm', owner), until)}`;
}

/** The number that a link names; null where it is none of ours. */
export function readConfirmId(given: string): { id: number; signature: string } | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,14})-([\w.-]{20,100})$/.exec(given) ?? [];
  return id === '' ? null : { id: Number(id), signature };
}

export function isConfirmId({ clock, secret }: Links, signature: string, owner: Owner): boolean {
  return checkLinkUntil(signature, secret, grantOf('confirm', owner), clock.now()) === 'valid';
}

/** The key of the links of letters: it lasts as long as the consent, since letters lie in mailboxes for years. */
export function userKey({ secret }: Pick<Links, 'secret'>, owner: Owner): string {
  return userKeyOf(owner.id, signLink(secret, grantOf('settings', owner)));
}

/** Does the same work for a number that there is not as for a wrong secret. */
export function isUserKeySecret(
  { secret }: Pick<Links, 'secret'>,
  given: string,
  owner: Owner | null,
): boolean {
  const isRight = isSignedLink(given, secret, grantOf('settings', owner ?? { id: 0, nonce: 'nobody' }));
  return isRight && owner !== null;
}
