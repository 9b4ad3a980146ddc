import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import type { TestDatabase } from './databases.ts';

/** Database statements of requests in this process, without those of jobs and timers. */
export interface CountedStatements {
  /** The given database with counted statements. */
  database: TestDatabase;
  during(work: () => Promise<unknown>): Promise<string[]>;
  stop(): void;
}

const channel = 'http.server.request.start';

export function countStatements(database: TestDatabase): CountedStatements {
  const compiler = new PostgresQueryCompiler();
  const request = new AsyncLocalStorage<IncomingMessage>();
  let counted: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (request.getStore())
        counted.push(compiler.compileQuery(node, queryId).sql.replaceAll(/\s+/g, ' ').trim());
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  // The channel is told in the turn in which the request is handled: all that follows from it carries the request.
  const enter = (message: unknown): void =>
    request.enterWith((message as { request: IncomingMessage }).request);
  subscribe(channel, enter);
  return {
    database: { ...database, db: database.db.withPlugin(plugin) },
    async during(work) {
      counted = [];
      await work();
      return counted;
    },
    stop: () => unsubscribe(channel, enter),
  };
}
