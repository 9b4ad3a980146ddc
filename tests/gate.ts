/** Test files that the gate leaves to `bin/test --all`, each with what shows the same faults in the gate. */
export const onlyInFullRun: readonly string[] = [
  // A disk of its own that really fills up, below an embedded site: `full-disk.db.test.ts` and `unwritable-mails.pg.test.ts` show what
  // an error of the disk becomes, and `server/platform/data-folder.test.ts` which errors are one.
  'tests/trust/small-disk.pg.test.ts',
];
