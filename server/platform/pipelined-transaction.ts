import {
  CompiledQuery,
  Transaction,
  type ConnectionProvider,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely';
import type { DB } from '../../database/types.ts';

/** What a query builder is made with beside its executor. */
export interface BuiltOn {
  dialect: Dialect;
  driver: Driver;
}

/**
 * Runs in one transaction. Statements that are asked at the same time, as by `Promise.all`, are sent together and answered in
 * the order in which they were sent: one trip to the server. Kysely's own transactions send one after the other. `begin` travels in front of the
 * first. Where one statement fails, the transaction refuses those behind it.
 *
 * Who needs an order, as a lock before what is read under it, awaits the first.
 */
export function inTransaction<Result>(
  base: Kysely<DB>,
  builtOn: BuiltOn,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return onOneConnection(base, builtOn, async (tx, end) => {
    const begun = end.send('begin');
    // The statement behind it fails too, and whoever waits for that is told.
    begun.catch(() => undefined);
    try {
      const result = await work(tx);
      await begun;
      end.isOver = true;
      // The server answers so where a statement had failed whose error nobody has seen.
      if ((await end.send('commit')) === 'ROLLBACK') throw new Error('The transaction was rolled back.');
      return result;
    } catch (error) {
      end.isOver = true;
      // A connection that cannot do even this is broken, and its pool drops it.
      await end.send('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** Reads that are asked at the same time are one trip to the server; each sees what was committed when its turn came. */
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
  /** Nothing may be asked any more. */
  isOver: boolean;
  /** Answers which command the server says it has carried out. */
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
