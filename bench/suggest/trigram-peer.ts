import pg from 'pg';
import { splitWords } from '../../domain/folded-text.ts';
import { tokenize, typeWords } from '../../domain/search-words.ts';
import { startPostgresServer } from '../../tests/harness/postgres-server.ts';
import type { SuggestWorld } from './suggest-world.ts';

interface Peer {
  /** Keys, best match first. */
  suggest(text: string): Promise<string[]>;
  /** Counts homes that contain all words of the text as typed, also within a word. */
  count(text: string): Promise<number>;
  stop(): Promise<void>;
  buildSeconds: number;
}

const batch = 10_000;

export async function startPeer({ locations, homes, homeAt }: SuggestWorld): Promise<Peer> {
  const server = await startPostgresServer();
  const client = new pg.Client(server.url);
  await client.connect();
  const begin = performance.now();
  await client.query(`create extension pg_trgm;
    create table names (key text, folded text, homes integer);
    create table homes (slot integer, words text);
    set maintenance_work_mem = '512MB'; set work_mem = '64MB'`);
  const namedLocations = locations.all.filter(({ count }) => count > 0);
  const rows = namedLocations.flatMap(({ kind, key, folded, count }) =>
    folded.map(({ whole }) => ({ key: `${kind}:${key}`, whole, count })),
  );
  await client.query('insert into names select * from unnest($1::text[], $2::text[], $3::int[])', [
    rows.map(({ key }) => key),
    rows.map(({ whole }) => whole),
    rows.map(({ count }) => count),
  ]);
  for (let from = 0; from < homes.docIdByNumber.size; from += batch) {
    const slots = Array.from(
      { length: Math.min(batch, homes.docIdByNumber.size - from) },
      (_, index) => from + index,
    );
    const words = slots.map((slot) => {
      const home = homeAt(slot);
      const around = locations.findIndexes(home).flatMap((index) => locations.all[index]?.words ?? []);
      return [
        ...new Set([...home.titles.flatMap(splitWords), ...around, ...typeWords[home.objectType]]),
      ].join(' ');
    });
    await client.query('insert into homes select * from unnest($1::int[], $2::text[])', [slots, words]);
  }
  await client.query(`create index on names using gin (folded gin_trgm_ops);
    create index on names (folded text_pattern_ops);
    create index on homes using gin (words gin_trgm_ops)`);
  await client.query('vacuum analyze names');
  await client.query('vacuum analyze homes');
  const buildSeconds = (performance.now() - begin) / 1000;
  return {
    buildSeconds,
    async suggest(text) {
      const words = splitWords(text).join(' ');
      const { rows: rows } = await client.query<{ key: string }>({
        name: 'suggest',
        text: `select key from names where folded like $1 || '%' or folded % $1
          group by key order by bool_or(folded = $1) desc, bool_or(folded like $1 || '%') desc,
            max(similarity(folded, $1)) desc, max(homes) desc limit 8`,
        values: [words],
      });
      return rows.map(({ key }) => key);
    },
    async count(text) {
      const tokens = tokenize(text).map((token) => `%${token}%`);
      const { rows: rows } = await client.query<{ count: string }>({
        text: `select count(*) from homes where ${tokens.map((_, index) => `words like $${index + 1}`).join(' and ') || 'true'}`,
        values: tokens,
      });
      return Number(rows[0]!.count);
    },
    async stop() {
      await client.end();
      await server.stop();
    },
  };
}
