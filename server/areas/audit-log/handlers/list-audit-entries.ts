import type { listAuditEntries } from '../../../../contract/audit-log/list-audit-entries.ts';
import { auditPageSize } from '../../../../domain/audit-log.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AuditLogDeps } from '../audit-log-context.ts';
import { auditEntriesStore, type AuditEntry } from '../audit-entries-store.ts';

export function listAuditEntriesHandler({
  connection: { db },
}: AuditLogDeps): Handler<typeof listAuditEntries> {
  return async ({ before, part, ...filter }) => {
    const rows = await auditEntriesStore.list(
      db,
      { ...filter, part: part ?? null, before: before === undefined ? null : readCursor(before) },
      auditPageSize + 1,
    );
    const shown = rows.slice(0, auditPageSize);
    const last = shown.at(-1);
    return {
      ok: true,
      data: {
        entries: shown.map((row) => ({
          id: `${row.part}-${row.id}`,
          at: row.at.toISOString(),
          part: row.part,
          act: row.act,
          staff: { name: row.staff_name, number: row.staff_number },
          subject: { kind: row.subject_kind, number: row.subject_number, name: row.subject_name },
          detail: row.detail,
          amount: row.amount_cents === null ? null : toEuros(row.amount_cents),
        })),
        next: rows.length > auditPageSize && last ? writeCursor(last) : null,
      },
    };
  };
}

const writeCursor = ({ at_micros: at, part, id }: AuditEntry): string => `${at}:${part}:${id}`;

function readCursor(cursor: string): { atMicros: string; part: string; id: number } {
  const [atMicros = '', part = '', id = ''] = cursor.split(':');
  return { atMicros, part, id: Number(id) };
}
