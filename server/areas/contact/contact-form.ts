import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  contactLengths,
  contactRoutes,
  type ContactErrors,
  type ContactField,
} from '../../../domain/contact-form.ts';
import { contactKinds, type ContactKind } from '../../../domain/contact-topics.ts';
import { isLanguage, type Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { RawRoute, RawVisitor } from '../../http/raw-routes.ts';
import { requestDigest } from '../../platform/idempotency.ts';
import { contactFormPage } from './contact-form-page.ts';
import { sendContact, type SendContactDeps, type SentForm } from './send-contact.ts';

const formType = 'application/x-www-form-urlencoded';

export interface ContactFormDeps extends SendContactDeps {
  translate: (language: Language) => Translate;
  routes: SiteRoutes;
}

/**
 * Takes the form of a browser without scripts. It leads back to the form's page, whose address tells the number of the case;
 * what is refused is answered as a page with everything that was typed.
 */
export function contactForm(deps: ContactFormDeps): RawRoute {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { network }: RawVisitor,
  ): Promise<FastifyReply> {
    const form = typedForm(String((request.body as Buffer | undefined) ?? ''));
    const outcome = await sendContact(deps, form, {
      network,
      host: request.hostname,
      // The page is the same for everybody and can carry no key: what is sent twice in a day is one letter.
      idempotencyKey: `form-${todayInBerlin(deps.clock.now())}-${requestDigest({ ...form })}`,
    });
    void reply.header('cache-control', 'no-store');
    const page = deps.routes.pathOf(contactRoutes[form.kind], form.language);
    if (outcome.ok) return reply.redirect(`${page}?case=${outcome.data.caseNumber}`, 303);
    const errors: ContactErrors = outcome.type === 'invalid-contact' ? outcome.data.fields : {};
    const html = contactFormPage({ form, errors, page, translate: deps.translate(form.language) });
    return reply
      .code(outcome.type === 'too-many-mails' ? 429 : 422)
      .type('text/html; charset=utf-8')
      .send(html);
  }

  return {
    method: 'POST',
    path: '/contact/send',
    body: { types: [formType], maxBytes: 100_000 },
    answer,
  };
}

function typedForm(body: string): SentForm {
  const fields = new URLSearchParams(body);
  const language = fields.get('language');
  const kind = contactKinds.find((known) => known === fields.get('kind')) ?? 'guest';
  const names = Object.keys(contactLengths) as ContactField[];
  const typed = Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
  return {
    ...(typed as unknown as Record<ContactField, string>),
    kind: kind satisfies ContactKind,
    language: isLanguage(language) ? language : 'de',
    website: fields.get('website') ?? '',
    files: [],
  };
}
