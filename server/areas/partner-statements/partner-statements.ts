import { defaultLanguage, isLanguage } from '../../../domain/language.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { ownPartner, partnerStatements } from '../partners/partners.ts';
import { partnerStatementsCalls } from './calls.generated.ts';
import type { PartnerStatementsDeps } from './partner-statements-context.ts';
import { statementPdf } from './statement-pdf.ts';
import { privateHeaders } from '../../platform/private-headers.ts';

export function createPartnerStatements(deps: PartnerStatementsDeps): Area<object> {
  return {
    module: {
      name: 'partner-statements',
      endpoints: bindArea(partnerStatementsCalls, deps),
      routes: [statementRoute(deps)],
    },
  };
}

/**
 * Serves `/documents/partner/<partner>/2027-03.pdf?language=de`. Requires the login of somebody who acts for the
 * partner.
 */
const statementRoute = (deps: PartnerStatementsDeps): RawRoute => ({
  method: 'GET',
  path: '/documents/partner/:partner/:file',
  async answer(request, reply, visitor) {
    reply.headers(privateHeaders);
    const { partner: id, file } = request.params as { partner: string; file: string };
    const { language: wantedLanguage } = request.query as { language?: unknown };
    const [, month] = /^(\d{4}-(?:0[1-9]|1[0-2]))\.pdf$/.exec(file) ?? [];
    const user = await visitor.user();
    const { db } = deps.connection;
    const partner =
      user && month !== undefined && /^\d{1,9}$/.test(id) ? await ownPartner(db, user.uid, Number(id)) : null;
    const today = deps.clock.today();
    const stays =
      partner && month !== undefined ? await partnerStatements.stays(db, partner.id, { month, today }) : [];
    if (!partner || month === undefined || stays.length === 0) {
      return reply.code(404).type('text/plain; charset=utf-8').send('404');
    }
    const language = isLanguage(wantedLanguage) ? wantedLanguage : defaultLanguage;
    const { company, line, name: site } = deps.operator();
    const pdf = await deps.documents.pdf(
      statementPdf({
        ...{ partner, month, stays, today, company, site, language },
        companyLine: line,
        isFinal: month < today.slice(0, 7),
        translate: deps.translate(language, site),
      }),
    );
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="partner-${partner.id}-${month}.pdf"`)
      .send(pdf);
  },
});
