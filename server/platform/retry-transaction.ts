import type { DatabaseConnection, Tx } from './database.ts';

/** PostgreSQL's error codes for conflicts between transactions. */
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

const errorCode = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

export function isOverlap(error: unknown): boolean {
  return errorCode(error) === codes.overlap;
}

export function isDuplicate(error: unknown): boolean {
  return errorCode(error) === codes.duplicate;
}

const attemptsMax = 5;

/**
 * Runs the work in one transaction, with a few retries if it conflicts with another or the same key has just been inserted: the retry
 * finds the other's rows.
 */
export async function retryTransaction<Result>(
  connection: Pick<DatabaseConnection, 'transaction'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connection.transaction(work);
    } catch (error) {
      if (attempt >= attemptsMax || !endedForAnother.has(errorCode(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
