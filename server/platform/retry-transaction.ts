import type { DatabaseConnection, Tx } from './database.ts';

/** PostgreSQL's codes for what two transactions do to each other. */
const codes = {
  overlap: '23P01',
  duplicate: '23505',
  serializationFailure: '40001',
  deadlock: '40P01',
} as const;

const endedForAnother: ReadonlySet<string> = new Set([
  codes.duplicate,
  codes.serializationFailure,
  codes.deadlock,
]);

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

/** Whether an exclusion constraint has refused a period that shares a moment with another. */
export function isOverlap(error: unknown): boolean {
  return codeOf(error) === codes.overlap;
}

/** Whether somebody else has inserted the same key. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === codes.duplicate;
}

const attemptsMax = 5;

/**
 * Runs the work in one transaction, again a few times where the database ended it for the sake of another, or where
 * another has just inserted the same key: the next round finds what that one wrote.
 */
export async function retryTransaction<Result>(
  connection: Pick<DatabaseConnection, 'transaction'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connection.transaction(work);
    } catch (error) {
      if (attempt >= attemptsMax || !endedForAnother.has(codeOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
