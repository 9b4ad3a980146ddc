import { buildUserKey } from '../../../domain/newsletter.ts';
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
/** Milliseconds for which a sign-up can be confirmed; its row is deleted afterwards. */
const confirmGoodMs = 14 * dayMs;

type Links = Pick<NewsletterContext, 'clock' | 'secret'>;
type Owner = Pick<Subscriber, 'id' | 'nonce'>;

const linkGrant = (purpose: 'confirm' | 'settings', { id, nonce }: Owner): LinkGrant => ({
  purpose: `newsletter-${purpose}`,
  subject: id,
  recipient: 'owner',
  nonce,
});

export function buildConfirmId({ clock, secret }: Links, owner: Owner): string {
  const until = new Date(clock.now().getTime() + confirmGoodMs);
  return `${owner.id}-${signLinkUntil(secret, linkGrant('confirm', owner), until)}`;
}

/** Parses id and signature in a link; null for any other format. */
export function readConfirmId(text: string): { id: number; signature: string } | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,14})-([\w.-]{20,100})$/.exec(text) ?? [];
  return id === '' ? null : { id: Number(id), signature };
}

export function isConfirmId({ clock, secret }: Links, signature: string, owner: Owner): boolean {
  return checkLinkUntil(signature, secret, linkGrant('confirm', owner), clock.now()) === 'valid';
}

/** Returns the key in the links of newsletters: valid as long as the consent, since mails stay in mailboxes for years. */
export function userKey({ secret }: Pick<Links, 'secret'>, owner: Owner): string {
  return buildUserKey(owner.id, signLink(secret, linkGrant('settings', owner)));
}

/** Checks the secret of a key; an unknown id takes as long as a wrong secret. */
export function isUserKeySecret(
  { secret }: Pick<Links, 'secret'>,
  text: string,
  owner: Owner | null,
): boolean {
  const isRight = isSignedLink(text, secret, linkGrant('settings', owner ?? { id: 0, nonce: 'nobody' }));
  return isRight && owner !== null;
}
