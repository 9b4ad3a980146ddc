import { toFileStem } from '../../../../domain/operator/operator.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawRoute, RawVisitor } from '../../../http/raw-routes.ts';
import { readMoneyLandlordIds } from '../../landlords/landlords.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { statementStore } from '../statement-store.ts';
import { commissionInvoicePdf } from './commission-invoice-pdf.ts';
import { statementPdf } from './statement-pdf.ts';
import type { PdfDocument } from '../../documents/documents.ts';
import { privateHeaders } from '../../../platform/private-headers.ts';

type DocumentDeps = Pick<PayoutsDeps, 'connection' | 'documents' | 'translate' | 'operator' | 'publicUrl'>;

/**
 * Serves statements and commission invoices. Requires the login of somebody who acts for the landlord or keeps the books; others get a
 * 404.
 */
export function landlordDocuments(deps: DocumentDeps): RawRoute {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: RawVisitor,
  ): Promise<FastifyReply> {
    const { number, file } = request.params as { number: string; file: string };
    reply.headers(privateHeaders);
    const [, name] = /^([\w-]{1,40})\.pdf$/.exec(file) ?? [];
    const user = /^\d{1,9}$/.test(number) && name !== undefined ? await visitor.user() : null;
    const { db } = deps.connection;
    const isOwn =
      user?.permissions.has('money.own') === true &&
      (await readMoneyLandlordIds(db, user.uid)).includes(Number(number));
    const document = isOwn ? await findDocument(deps, Number(number), name!) : null;
    if (!document) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${toFileStem(deps.operator().name)}-${name!}.pdf"`)
      .send(await deps.documents.pdf(document));
  }

  return { method: 'GET', path: '/documents/landlord/:number/:file', answer };
}

export async function findDocument(
  { connection, translate, operator, publicUrl }: Omit<DocumentDeps, 'documents'>,
  landlordId: number,
  name: string,
): Promise<PdfDocument | null> {
  const { db } = connection;
  const { company } = operator();
  const [, month] = /^statement-(\d{4}-\d\d)$/.exec(name) ?? [];
  if (month !== undefined) {
    const statement = (await statementStore.listStatements(db, landlordId)).find(
      (one) => one.month === month,
    );
    return statement ? statementPdf(statement, translate(statement.language), publicUrl, company) : null;
  }
  const invoice = (await statementStore.listInvoices(db, landlordId)).find((one) => one.name === name);
  return invoice ? commissionInvoicePdf(invoice, translate(invoice.language), publicUrl, company) : null;
}
