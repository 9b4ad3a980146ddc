import { ownerStatementName } from '../../../../domain/owner-statement.ts';
import type { RawRoute } from '../../../http/raw-routes.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { ownersStore } from '../owners-store.ts';
import { statementsStore, type StatementRow } from '../statements-store.ts';
import { ownerStatementCsv } from './owner-statement-csv.ts';
import { ownerStatementPdf } from './owner-statement-pdf.ts';
import { privateHeaders } from '../../../platform/private-headers.ts';

export async function makePdf(
  {
    connection,
    documents,
    translate,
    publicUrl,
  }: Pick<OwnerStatementsDeps, 'connection' | 'documents' | 'translate' | 'publicUrl'>,
  statement: StatementRow,
): Promise<Buffer> {
  const { replaces, language } = statement;
  const replaced = replaces === null ? null : await statementsStore.find(connection.db, replaces);
  return documents.pdf(ownerStatementPdf(statement, replaced, translate(language), publicUrl));
}

/** `/documents/owner-statement/7.pdf` and `.csv`; requires the login of somebody who acts for the agency or keeps its books. */
export const ownerDocuments = (deps: OwnerStatementsDeps): RawRoute => ({
  method: 'GET',
  path: '/documents/owner-statement/:file',
  async answer(request, reply, visitor) {
    reply.headers(privateHeaders);
    const { file } = request.params as { file: string };
    const [, id, kind] = /^(\d{1,15})\.(pdf|csv)$/.exec(file) ?? [];
    const user = id === undefined ? null : await visitor.user();
    const { db } = deps.connection;
    const statement = user?.permissions.has('money.own') ? await statementsStore.find(db, Number(id)) : null;
    const owner = statement && (await ownersStore.find(db, user!.uid, statement.owner_id));
    if (!owner) return reply.code(404).type('text/plain; charset=utf-8').send('404');
    const name = ownerStatementName(statement.series, statement.number);
    if (kind === 'csv') {
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(ownerStatementCsv(statement, deps.translate(statement.language)));
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}.pdf"`)
      .send(await makePdf(deps, statement));
  },
});
