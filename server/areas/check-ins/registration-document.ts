import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import type { RawRoute, RawVisitor } from '../../http/raw-routes.ts';
import type { CheckInsDeps } from './check-ins-context.ts';
import { checkInsStore } from './check-ins-store.ts';
import { registrationPdf } from './registration-pdf.ts';
import { openAnswers } from './sealed-answers.ts';
import { privateHeaders } from '../../platform/private-headers.ts';

/**
 * Serves the registration form. It requires the login of a person who lets the home; a landlord's mailed link is not
 * enough, since mails may be forwarded.
 */
export function registrationDocument(deps: CheckInsDeps): RawRoute {
  const { connection, secret, documents, translate, operator } = deps;

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: RawVisitor,
  ): Promise<FastifyReply> {
    const { id, file } = request.params as { id: string; file: string };
    const { language: wanted } = request.query as { language?: unknown };
    const language = isLanguage(wanted) ? wanted : defaultLanguage;
    reply.headers(privateHeaders);
    const user = /^\d{1,15}$/.test(id) && /^\d{1,12}\.pdf$/.test(file) ? await visitor.user() : null;
    const row = user?.permissions.has('stays.own')
      ? await checkInsStore.findOwn(connection.db, user.uid, Number(id), language)
      : null;
    const answers = row && openAnswers(secret, row.bookingId, row.sealed);
    if (!row || !answers) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    const site = operator().name;
    const pdf = registrationPdf({ row, answers, language, translate: translate(language, site), site });
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="registration-${row.displayNumber}.pdf"`)
      .send(await documents.pdf(pdf));
  }

  return { method: 'GET', path: '/documents/registration/:id/:file', answer };
}
