import type { DatabaseConnection, Tx } from '../../../platform/database.ts';

class Undone<Answer> extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('The transaction was undone on purpose.');
    this.answer = answer;
  }
}

/** Runs work in a transaction; an answer returned through `undo` rolls it back. */
export async function runUndoable<Answer>(
  { transaction }: Pick<DatabaseConnection, 'transaction'>,
  work: (tx: Tx, undo: (answer: Answer) => never) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await transaction((tx) =>
      work(tx, (answer) => {
        throw new Undone(answer);
      }),
    );
  } catch (error) {
    if (error instanceof Undone) return error.answer as Answer;
    throw error;
  }
}
