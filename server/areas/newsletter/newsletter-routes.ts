import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainEmail } from '../../../domain/reachable.ts';
import { isLanguage, type Language } from '../../../domain/language.ts';
import { signUpPlaces, siteSource, sourceCode } from '../../../domain/newsletter.ts';
import { noProof } from '../../../domain/proof-of-work.ts';
import { endPage } from '../../platform/end-page.ts';
import type { RawRoute, RawVisitor } from '../../http/raw-routes.ts';
import { endNewsletter } from './end-newsletter.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import { signUpPage } from './newsletter-pages.ts';
import { newsletterStore, type Subscriber } from './newsletter-store.ts';
import { subscriberOfKey } from './opened-letters.ts';
import { unsubscribePath } from './send-newsletter-mail.ts';
import { signUpByForm } from './sign-up-by-form.ts';

const formType = 'application/x-www-form-urlencoded';
const htmlType = 'text/html; charset=utf-8';

const fieldsOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(String((request.body as Buffer | undefined) ?? ''));

/** The sign-up by a plain form, and the unsubscribe addresses for mail programs and browsers without scripts. */
export function newsletterRoutes(deps: NewsletterContext): RawRoute[] {
  return [
    {
      method: 'POST',
      path: '/newsletter/sign-up',
      body: { types: [formType], maxBytes: 20_000 },
      answer: (request, reply, visitor) => signUp(deps, request, reply, visitor),
    },
    {
      method: 'GET',
      path: `${unsubscribePath}:userKey`,
      answer: (request, reply) => showEnd(deps, request, reply),
    },
    {
      method: 'POST',
      path: `${unsubscribePath}:userKey`,
      // Mail programs that end a letter do not all send a form, as RFC 8058 has it, or name what they send.
      body: { types: 'any', maxBytes: 4_000 },
      fromAnywhere: true,
      answer: (request, reply) => end(deps, request, reply),
    },
  ];
}

/** Redirects to the newsletter page, which says what comes next; a refusal shows the form with all that was typed. */
async function signUp(
  deps: NewsletterContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { network }: RawVisitor,
): Promise<FastifyReply> {
  const typed = fieldsOf(request);
  const given = typed.get('language');
  const language: Language = isLanguage(given) ? given : 'de';
  const fields = {
    email: plainEmail((typed.get('email') ?? '').slice(0, 1000)),
    source: sourceCode(typed.get('source')) || siteSource,
    source2: sourceCode(typed.get('source2')),
    place: signUpPlaces.find((place) => place === typed.get('place')) ?? 'page',
    website: typed.get('website') ?? '',
  };
  const outcome = await signUpByForm(
    deps,
    { language, ...fields, proof: noProof },
    { network, host: request.hostname },
  );
  void reply.header('cache-control', 'no-store');
  const back = deps.routes.pathOf('Newsletter', language);
  if (outcome.ok) return reply.redirect(`${back}?asked`, 303);
  const t = deps.translate(language);
  const failure = t(outcome.type === 'invalid-email' ? 'letters.invalid.email' : 'letters.newsletter.later');
  const html = signUpPage({ language, ...fields }, { language, failure, back, translate: t });
  return reply
    .code(outcome.type === 'invalid-email' ? 422 : 429)
    .type(htmlType)
    .send(html);
}

const subscriberOf = (deps: NewsletterContext, request: FastifyRequest): Promise<Subscriber | null> =>
  subscriberOfKey(deps, deps.connection.db, (request.params as { userKey: string }).userKey);

async function showEnd(
  deps: NewsletterContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const subscriber = await subscriberOf(deps, request);
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (!subscriber) return reply.code(404).type('text/plain').send('404');
  const { language } = subscriber;
  const { userKey } = request.params as { userKey: string };
  const t = deps.translate(language);
  return reply.type(htmlType).send(
    endPage(language, {
      title: t('letters.settings.end'),
      text: t('letters.settings.endText'),
      action: unsubscribePath + userKey,
      link: {
        href: deps.routes.pathOf('MailSettings', language, { userKey }),
        label: t('letters.settings.title'),
      },
    }),
  );
}

/** A mail program gets a plain 200, each time; a person who pressed the button is redirected to the farewell page. */
async function end(
  deps: NewsletterContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const subscriber = await subscriberOf(deps, request);
  void reply.header('cache-control', 'no-store');
  if (!subscriber) return reply.code(404).type('text/plain').send('404');
  const isButton = fieldsOf(request).get('by') === 'button';
  await deps.connection.transaction(async (tx) => {
    const locked = await newsletterStore.lock(tx, subscriber.id);
    if (locked) await endNewsletter(deps, tx, locked, 'ended', isButton ? 'button' : 'one-click');
  });
  if (!isButton) return reply.type('text/plain').send('OK');
  const path = deps.routes.pathOf('NewsletterConfirmation', subscriber.language, { answer: 'no_newsletter' });
  return reply.redirect(path, 303);
}
