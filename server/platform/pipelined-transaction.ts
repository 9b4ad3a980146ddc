import {
  CompiledQuery,
  Transaction,
  type ConnectionProvider,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely';
import type { DB } from '../../database/types.ts';

export interface BuiltOn {
  dialect: Dialect;
  driver: Driver;
}

/**
 * Runs work in one transaction. Statements issued at the same time, as by `Promise.all`, are sent together and answered in order, in one
 * round trip; Kysely's own transactions send them one by one. `begin` travels with the first. If one fails, the transaction rejects
 * the following ones. Await a statement if order matters, such as a lock before the reads under it.
 */
export function inTransaction<Result>(
  base: Kysely<DB>,
  builtOn: BuiltOn,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return onOneConnection(base, builtOn, async (tx, end) => {
    const begun = end.send('begin');
    // A failed BEGIN makes the following statement fail too, which reports it.
    begun.catch(() => undefined);
    try {
      const result = await work(tx);
      await begun;
      end.isOver = true;
      // The server answers a commit with ROLLBACK if a statement failed and its error was not awaited.
      if ((await end.send('commit')) === 'ROLLBACK') throw new Error('The transaction was rolled back.');
      return result;
    } catch (error) {
      end.isOver = true;
      // A failing rollback means a broken connection, which the pool drops.
      await end.send('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** Sends reads issued at the same time in one round trip; each sees the data committed at its turn. */
export function readTogether<Result>(
  base: Kysely<DB>,
  builtOn: BuiltOn,
  reads: (db: Kysely<DB>) => Promise<Result>,
): Promise<Result> {
  return onOneConnection(base, builtOn, async (db, end) => {
    try {
      return await reads(db);
    } finally {
      end.isOver = true;
    }
  });
}

interface End {
  isOver: boolean;
  send(command: string): Promise<string | undefined>;
}

function onOneConnection<Result>(
  base: Kysely<DB>,
  { dialect, driver }: BuiltOn,
  work: (tx: Transaction<DB>, end: End) => Promise<Result>,
): Promise<Result> {
  const executor = base.getExecutor();
  return executor.provideConnection((connection) => {
    const end: End = {
      isOver: false,
      async send(command) {
        const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw(command));
        return rows[0]?.command;
      },
    };
    const provider: ConnectionProvider = {
      provideConnection: (consumer) =>
        end.isOver
          ? Promise.reject(new Error('The transaction is over: a query was not awaited.'))
          : consumer(connection),
    };
    const tx = new Transaction<DB>({
      config: { dialect },
      dialect,
      driver,
      executor: executor.withConnectionProvider(provider),
    });
    return work(tx, end);
  });
}
