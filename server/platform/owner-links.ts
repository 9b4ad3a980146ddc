import { buildUserKey } from '../../domain/newsletter.ts';
import type { Clock } from './clock.ts';
import type { ServerKey } from './server-key.ts';
import { checkLinkUntil, isSignedLink, signLink, signLinkUntil, type LinkGrant } from './signed-links.ts';

/** A row whose owner gets links by mail; a new nonce invalidates them. */
interface Owner {
  id: number;
  nonce: string;
}

const dayMs = 86_400_000;
/** Milliseconds for which a sign-up can be confirmed; its row is deleted afterwards. */
const confirmGoodMs = 14 * dayMs;

interface Signing {
  clock: Pick<Clock, 'now'>;
  secret: ServerKey;
}

interface OwnerLinks {
  buildConfirmId(deps: Signing, owner: Owner): string;
  isConfirmId(deps: Signing, signature: string, owner: Owner): boolean;
  /** Returns the key in the links to settings, valid as long as the nonce, since mails stay in mailboxes for years. */
  buildKey(deps: Pick<Signing, 'secret'>, owner: Owner): string;
  /** Checks the secret of a key; an unknown owner takes as long as a wrong secret. */
  isKeySecret(deps: Pick<Signing, 'secret'>, text: string, owner: Owner | null): boolean;
}

/** Creates the links in mails to subscribers, who have no login: one confirms, the other opens the settings. */
export function createOwnerLinks(purpose: 'alert' | 'newsletter'): OwnerLinks {
  const createGrant = (use: 'confirm' | 'settings', { id, nonce }: Owner): LinkGrant => ({
    ...{ purpose: `${purpose}-${use}`, subject: id, recipient: 'owner', nonce },
  });
  return {
    buildConfirmId({ clock, secret }, owner) {
      const until = new Date(clock.now().getTime() + confirmGoodMs);
      return `${owner.id}-${signLinkUntil(secret, createGrant('confirm', owner), until)}`;
    },
    isConfirmId: ({ clock, secret }, signature, owner) =>
      checkLinkUntil(signature, secret, createGrant('confirm', owner), clock.now()) === 'valid',
    buildKey: ({ secret }, owner) => buildUserKey(owner.id, signLink(secret, createGrant('settings', owner))),
    isKeySecret({ secret }, text, owner) {
      const grant = createGrant('settings', owner ?? { id: 0, nonce: 'nobody' });
      return isSignedLink(text, secret, grant) && owner !== null;
    },
  };
}

/** Parses id and signature of a link that confirms; null for any other format. */
export function readConfirmId(text: string): { id: number; signature: string } | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,14})-([\w.-]{20,100})$/.exec(text) ?? [];
  return id === '' ? null : { id: Number(id), signature };
}
