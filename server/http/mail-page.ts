import type { FastifyReply } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { SampleMail } from '../platform/mail.ts';
import { checkLinkUntil, signLinkUntil, type LinkGrant } from '../platform/signed-links.ts';
import type { ServerKey } from '../platform/server-key.ts';

const hourMs = 3_600_000;

interface KeyDeps {
  clock: Pick<Clock, 'now'>;
  secret: ServerKey;
}

const previewGrant = (previewKind: string): LinkGrant => ({
  purpose: 'mail-page',
  subject: previewKind,
  recipient: 'staff',
  nonce: 'page',
});

/** Returns a key that opens mail previews for an hour, since a sandboxed frame sends no login. */
export function mailPageKey({ clock, secret }: KeyDeps, previewKind: 'samples' | 'campaigns'): string {
  return signLinkUntil(secret, previewGrant(previewKind), new Date(clock.now().getTime() + hourMs));
}

export function isMailPageKey(
  { clock, secret }: KeyDeps,
  previewKind: 'samples' | 'campaigns',
  key: string | null,
): boolean {
  return checkLinkUntil(key ?? '', secret, previewGrant(previewKind), clock.now()) === 'valid';
}

/** Sends a mail preview in light or dark mode. Scripts do not run, and only pages of this site may frame it. */
export function mailPage(
  reply: FastifyReply,
  mail: Pick<SampleMail, 'subject' | 'html' | 'text'>,
  look: string | null,
): FastifyReply {
  void reply
    .header('cache-control', 'no-store')
    .header('x-mail-subject', encodeURIComponent(mail.subject))
    .header('x-frame-options', 'SAMEORIGIN')
    .header(
      'content-security-policy',
      "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    );
  if (look === 'text') return reply.type('text/plain; charset=utf-8').send(mail.text);
  return reply.type('text/html; charset=utf-8').send(forceColorScheme(mail.html, look));
}

/** Forces the chosen mode, which in a mail depends on the reader's setting. */
function forceColorScheme(html: string, look: string | null): string {
  const query = '@media (prefers-color-scheme:dark)';
  if (look === 'dark') return html.replace(query, '@media all').replace('light dark', 'dark');
  return look === 'light' ? html.replace(query, '@media not all').replace('light dark', 'light') : html;
}
