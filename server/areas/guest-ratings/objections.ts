import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../domain/language.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { endPage, plainPage } from '../../platform/end-page.ts';
import type { UnsubscribeWay } from '../../platform/mail.ts';
import { isSignedLink, signLink, type LinkGrant } from '../../platform/signed-links.ts';
import type { GuestRatingsContext } from './guest-ratings-context.ts';
import { invitationsStore } from './invitations-store.ts';

const path = '/ratings/stop/';
/** Prefix of the subject of a mail that unsubscribes from rating requests. */
const mark = 'ratings-';

const linkGrant = (bookingId: number): LinkGrant => ({
  ...{ purpose: 'rating-objection', subject: bookingId, recipient: 'guest', nonce: 'objection' },
});

/** Returns the address and the mail subject by which a guest can unsubscribe from rating requests. */
export function objectionWay(
  { secret }: Pick<GuestRatingsContext, 'secret'>,
  bookingId: number,
  origin: string,
): UnsubscribeWay {
  const key = `${bookingId}-${signLink(secret, linkGrant(bookingId))}`;
  return { url: `${origin}${path}${key}`, subject: mark + key };
}

type Deps = Pick<
  GuestRatingsContext,
  'secret' | 'booking' | 'limits' | 'clock' | 'connection' | 'translate' | 'routes'
>;

/** Returns the guest to whom an unsubscribe key was mailed; null if the key is invalid. */
async function findKeyOwner(deps: Deps, key: string): Promise<{ email: string; language: Language } | null> {
  const [, id = '', signature = ''] = /^([1-9]\d{0,14})-([\w-]{20,100})$/.exec(key) ?? [];
  if (!isSignedLink(signature, deps.secret, linkGrant(Number(id)))) return null;
  return (await deps.booking.findPayableForMail(Number(id)))?.booking ?? null;
}

/** Returns the language of the guest; null if the key is invalid. */
async function unsubscribe(deps: Deps, key: string): Promise<Language | null> {
  const owner = await findKeyOwner(deps, key);
  if (!owner) return null;
  await invitationsStore.addObjection(
    deps.connection.db,
    deps.limits.keyedHash(owner.email),
    deps.clock.now(),
  );
  return owner.language;
}

/** Unsubscribes the guest whose key is in the subject of a mail. Ignores all other mails. */
export async function unsubscribeBySubject(deps: Deps, subject: string): Promise<void> {
  if (subject.startsWith(mark)) await unsubscribe(deps, subject.slice(mark.length));
}

export function objectionRoutes(deps: Deps): RawRoute[] {
  const requestKey = (request: FastifyRequest): string => (request.params as { key: string }).key;
  const missing = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain').send('404');
  return [
    {
      method: 'GET',
      path: `${path}:key`,
      async answer(request, reply) {
        void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        const owner = await findKeyOwner(deps, requestKey(request));
        if (!owner) return missing(reply);
        const t = deps.translate(owner.language);
        return reply.type('text/html; charset=utf-8').send(
          endPage(owner.language, {
            title: t('rate.stop.title'),
            text: t('rate.stop.text'),
            action: path + requestKey(request),
            link: { href: deps.routes.pathOf('Home', owner.language), label: t('rate.stop.home') },
          }),
        );
      },
    },
    {
      method: 'POST',
      path: `${path}:key`,
      // Not all mail programs send a form when they unsubscribe, as RFC 8058 requires, or declare a content type.
      body: { types: 'any', maxBytes: 4_000 },
      fromAnywhere: true,
      async answer(request, reply) {
        void reply.header('cache-control', 'no-store');
        const language = await unsubscribe(deps, requestKey(request));
        if (!language) return missing(reply);
        const body = new URLSearchParams(String((request.body as Buffer | undefined) ?? ''));
        if (body.get('by') !== 'button') return reply.type('text/plain').send('OK');
        const t = deps.translate(language);
        return reply
          .type('text/html; charset=utf-8')
          .send(plainPage(language, t('rate.stop.done'), `<p>${t('rate.stop.doneText')}</p>`));
      },
    },
  ];
}
