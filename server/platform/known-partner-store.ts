import { sql, type RawBuilder } from 'kysely';

/** The partner's id; 0 where there is no such partner, so that callers cannot fill tables with names of their own. */
export const knownPartner = (id: number): RawBuilder<number> =>
  sql<number>`coalesce((select partners.id from partners where partners.id = ${id}::bigint), 0)`;
