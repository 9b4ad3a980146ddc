import { sql, type RawBuilder } from 'kysely';

/** The partner's id; 0 for an unknown partner, so that callers cannot fill tables with invented ones. */
export const knownPartner = (id: number): RawBuilder<number> =>
  sql<number>`coalesce((select partners.id from partners where partners.id = ${id}::bigint), 0)`;
