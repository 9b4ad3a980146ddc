import type { DatabaseConnection, Tx } from '../../../platform/database.ts';

class RollbackError<Answer> extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('The transaction was undone on purpose.');
    this.answer = answer;
  }
}

/** Runs work in a transaction and returns its answer. The work can call `undo` to end with an answer but without any change. */
export async function runUndoable<Answer>(
  { transaction }: Pick<DatabaseConnection, 'transaction'>,
  work: (tx: Tx, undo: (answer: Answer) => never) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await transaction((tx) =>
      work(tx, (answer) => {
        throw new RollbackError(answer);
      }),
    );
  } catch (error) {
    if (error instanceof RollbackError) return error.answer as Answer;
    throw error;
  }
}
