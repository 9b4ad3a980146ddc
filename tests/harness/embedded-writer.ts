import { sql } from 'kysely';
import { openEmbeddedDatabase } from '../../server/platform/database.ts';

/** Writes numbers into the embedded database of a folder, one transaction each, and prints each committed one. */
const { db, transaction } = await openEmbeddedDatabase(process.argv[2]!);
await sql`create table if not exists numbers (number int primary key, note text not null)`.execute(db);
const { rows } = await sql<{
  next: number;
}>`select coalesce(max(number), 0) + 1 as next from numbers`.execute(db);
for (let number = rows[0]!.next; ; number++) {
  await transaction(async (tx) => {
    await sql`insert into numbers values (${number}, repeat('x', 3000))`.execute(tx);
  });
  process.stdout.write(`${number}\n`);
}
