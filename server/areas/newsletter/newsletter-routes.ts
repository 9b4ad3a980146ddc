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

const formFields = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(String((request.body as Buffer | undefined) ?? ''));

/** Returns the routes of the sign-up by a plain form, and of unsubscribing by mail programs and browsers without scripts. */
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
      // Not all mail programs send a form when they unsubscribe, as RFC 8058 requires, or declare a content type.
      body: { types: 'any', maxBytes: 4_000 },
      fromAnywhere: true,
      answer: (request, reply) => end(deps, request, reply),
    },
  ];
}

/** Signs up and redirects to the newsletter page, which explains the next step; a refusal shows the form with all input. */
async function signUp(
  deps: NewsletterContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { network }: RawVisitor,
): Promise<FastifyReply> {
  const input = formFields(request);
  const languageField = input.get('language');
  const language: Language = isLanguage(languageField) ? languageField : 'de';
  const fields = {
    email: plainEmail((input.get('email') ?? '').slice(0, 1000)),
    source: sourceCode(input.get('source')) || siteSource,
    source2: sourceCode(input.get('source2')),
    place: signUpPlaces.find((place) => place === input.get('place')) ?? 'page',
    website: input.get('website') ?? '',
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

const findSubscriber = (deps: NewsletterContext, request: FastifyRequest): Promise<Subscriber | null> =>
  subscriberOfKey(deps, deps.connection.db, (request.params as { userKey: string }).userKey);

async function showEnd(
  deps: NewsletterContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const subscriber = await findSubscriber(deps, request);
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

/** Unsubscribes. A mail program always gets a plain 200; a person who pressed the button is redirected to the farewell page. */
async function end(
  deps: NewsletterContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const subscriber = await findSubscriber(deps, request);
  void reply.header('cache-control', 'no-store');
  if (!subscriber) return reply.code(404).type('text/plain').send('404');
  const isButton = formFields(request).get('by') === 'button';
  await deps.connection.transaction(async (tx) => {
    const lockedSubscriber = await newsletterStore.lock(tx, subscriber.id);
    if (lockedSubscriber)
      await endNewsletter(deps, tx, lockedSubscriber, 'ended', isButton ? 'button' : 'one-click');
  });
  if (!isButton) return reply.type('text/plain').send('OK');
  const path = deps.routes.pathOf('NewsletterConfirmation', subscriber.language, { answer: 'no_newsletter' });
  return reply.redirect(path, 303);
}
