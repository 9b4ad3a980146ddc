import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { RecentRecordKind } from '../../../domain/office-records.ts';
import type { Queryable } from '../../platform/database.ts';
import { homeTitle } from '../catalogue/catalogue.ts';

interface NamedRow {
  number: number;
  shownNumber: number;
  name: string;
}

const guest = sql`trim(coalesce(b.customer ->> 'firstName', '') || ' ' || coalesce(b.customer ->> 'lastName', ''))`;

type NamedKind = Exclude<RecentRecordKind, 'person'>;

function namesOf(kind: NamedKind, numbers: readonly number[], language: Language): RawBuilder<NamedRow> {
  const wanted = sql`any(${[...numbers]}::bigint[])`;
  switch (kind) {
    case 'booking':
      return sql`select b.display_number as number, b.display_number as "shownNumber", ${guest} as name
        from bookings b where b.display_number = ${wanted}`;
    case 'bookingMoney':
      return sql`select b.id as number, b.display_number as "shownNumber", ${guest} as name
        from bookings b where b.id = ${wanted}`;
    case 'case':
      return sql`select case_number as number, case_number as "shownNumber", name
        from contact_cases where case_number = ${wanted}`;
    case 'home':
      return sql`select object_number as number, object_number as "shownNumber",
          ${homeTitle('h.object_number', language, 'german')} as name
        from homes h where object_number = ${wanted}`;
    case 'voucher':
      return sql`select id as number, id as "shownNumber", buyer_name as name from vouchers where id = ${wanted}`;
  }
}

export const openedRecordsStore = {
  async names(
    db: Queryable,
    kind: NamedKind,
    numbers: readonly number[],
    language: Language,
  ): Promise<Map<number, NamedRow>> {
    if (numbers.length === 0) return new Map();
    const { rows } = await namesOf(kind, numbers, language).execute(db);
    return new Map(rows.map((row) => [row.number, row]));
  },
};
