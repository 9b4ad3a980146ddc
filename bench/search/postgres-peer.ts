import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { cents, proportion } from '../../domain/cents.ts';
import type { SearchFilter } from '../../domain/search-filter.ts';
import { toDayNumber } from '../../domain/stay.ts';
import type { Answer } from '../../engines/search/answer.ts';
import { readPeriod } from '../../engines/search/period.ts';
import { toPercent, type PriceRange } from '../../engines/search/statistics.ts';
import { startPostgresServer, type PostgresServer } from '../../tests/harness/postgres-server.ts';
import type { BenchCatalogue } from './bench-catalogue.ts';
import type { Booking } from './measure-engine.ts';
import type { PeerIds } from './peer-conditions.ts';
import { optionNames, peerStatement, stayOfDay } from './peer-query.ts';
import { CatalogueMeans, toLines, rankedFacts } from './peer-rows.ts';
import { peerIndexes, peerSettings, peerTableNames, peerTables, type PeerTable } from './peer-tables.ts';

interface PeerRow {
  hits: [objectNumber: number, price: number | null, day: number | null][] | null;
  totals: [total: number, ratings: number, stars: number];
  options: number[];
  countries: Record<string, number> | null;
  regions: Record<string, number> | null;
  offers: Record<string, number> | null;
  thirds: Record<string, [min: number, max: number, sum: number, count: number]> | null;
  place: [homes: number, free: number] | null;
}

/** The peer answers everything except extras such as arrival days and relaxations. */
export type PeerAnswer = Omit<Answer, 'arrivals' | 'histogram' | 'relaxations' | 'facets' | 'clusters'> & {
  facets: Record<string, number>;
};

const linesAtOnce = 2_000;

/** Computes the same answers for the same catalogue by a PostgreSQL server of its own. */
export class PostgresPeer {
  readonly #catalogue: BenchCatalogue;
  readonly #ids: PeerIds;
  #server!: PostgresServer;
  #client!: pg.Client;
  buildSeconds = 0;

  constructor(catalogue: BenchCatalogue) {
    this.#catalogue = catalogue;
    const numberLocations = (kind: 'country' | 'region'): Map<string, number> =>
      new Map(
        catalogue.locations.filter((other) => other.kind === kind).map(({ key }, index) => [key, index]),
      );
    this.#ids = { country: numberLocations('country'), region: numberLocations('region') };
  }

  async start(): Promise<void> {
    this.#server = await startPostgresServer(peerSettings);
    this.#client = new pg.Client(this.#server.url);
    await this.#client.connect();
    await this.#client.query(peerTables);
    const folder = mkdtempSync(join(tmpdir(), 'feriola-peer-'));
    // The server runs as another user, who has to read the files.
    chmodSync(folder, 0o755);
    try {
      this.#writeFiles(folder);
      const begin = performance.now();
      for (const table of peerTableNames)
        await this.#client.query(`COPY ${table} FROM '${join(folder, table)}'`);
      for (const statement of peerIndexes) await this.#client.query(statement);
      this.buildSeconds = (performance.now() - begin) / 1000;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async stop(): Promise<void> {
    await this.#client.end();
    await this.#server.stop();
  }

  async bytes(): Promise<number> {
    const sizes = peerTableNames.map((table) => `pg_total_relation_size('${table}')`).join(' + ');
    const { rows } = await this.#client.query<{ bytes: string }>(`SELECT ${sizes} AS bytes`);
    return Number(rows[0]!.bytes);
  }

  async explain(filter: SearchFilter): Promise<string> {
    const statement = peerStatement(filter, this.#catalogue.today, this.#ids);
    const { rows } = await this.#client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, BUFFERS) ${statement}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  async search(filter: SearchFilter): Promise<PeerAnswer> {
    const { today, locations } = this.#catalogue;
    const { rows } = await this.#client.query<PeerRow>(peerStatement(filter, today, this.#ids));
    const row = rows[0]!;
    const nights = readPeriod(filter, today)?.nights;
    const facets: Record<string, number> = {};
    for (const [index, name] of optionNames.entries()) facets[name] = row.options[index]!;
    for (const kind of ['country', 'region'] as const) {
      const counts = (kind === 'country' ? row.countries : row.regions) ?? {};
      const listedLocations = locations.filter((location) => location.kind === kind);
      for (const [id, count] of Object.entries(counts))
        facets[`${kind}:${listedLocations[Number(id)]!.key}`] = count;
    }
    for (const [offer, count] of Object.entries(row.offers ?? {})) facets[`offerFilter:${offer}`] = count;
    const [total, totalRatings, stars] = row.totals;
    return {
      hits: (row.hits ?? []).map(([objectNumber, price, day]) => ({
        objectNumber,
        price: price === null ? null : cents(price),
        stay: day === null || nights === undefined ? null : stayOfDay(day, today, nights),
      })),
      total,
      facets,
      prices: toStatistics(row.thirds),
      totalRatings,
      ratingAverage: totalRatings === 0 ? null : Math.round(stars / totalRatings) / 100,
      capacity: row.place && toPercent(row.place[1], row.place[0]),
    };
  }

  /** Splits the gap and its pieces around a new stay. All rows of a gap have the same end. */
  async book({ home, stay }: Booking): Promise<void> {
    const today = toDayNumber(this.#catalogue.today);
    const [from, until] = [toDayNumber(stay.startDate) - today, toDayNumber(stay.endDate) - today];
    const freeRows = `LATERAL (VALUES
      (old.from_day, least(old.until_day, $2::smallint), $2::smallint),
      (greatest(old.from_day, $3::smallint), old.until_day, old.gap_until)) rest (start, finish, gap_end)
      WHERE start < finish`;
    const values = [home.objectNumber, from, until];
    const cut = `WITH cut AS (SELECT min(gap_until) AS gap_until FROM gap WHERE home = $1 AND gap_until >= $3::smallint)`;
    const deleteSql = (table: string): string =>
      `old AS (DELETE FROM ${table} t USING cut WHERE t.home = $1 AND t.gap_until = cut.gap_until RETURNING t.*)`;
    await this.#client.query('BEGIN');
    await this.#client.query(
      `${cut}, ${deleteSql('piece')} INSERT INTO piece SELECT home, start, finish, gap_end, season_until, block,
        arrival_days, departure_days, min_stay, max_stay, nightly, weekly,
        sum_nightly + (start - from_day) * nightly, sum_weekly + (start - from_day) * weekly FROM old, ${freeRows}`,
      values,
    );
    await this.#client.query(
      `${cut}, ${deleteSql('gap')} INSERT INTO gap SELECT home, start, finish, gap_end FROM old, ${freeRows}`,
      values,
    );
    await this.#client.query('COMMIT');
  }

  #writeFiles(folder: string): void {
    const { today, homes } = this.#catalogue;
    const means = new CatalogueMeans();
    for (const home of homes()) means.add(home.region, rankedFacts(home, today));
    const files = peerTableNames.map((table) => [table, openSync(join(folder, table), 'w', 0o644)] as const);
    let ready: Record<PeerTable, string>[] = [];
    const flush = (): void => {
      for (const [table, file] of files) writeSync(file, ready.map((lines) => lines[table]).join(''));
      ready = [];
    };
    for (const home of homes()) {
      ready.push(toLines(home, today, means, this.#ids));
      if (ready.length === linesAtOnce) flush();
    }
    flush();
    for (const [, file] of files) closeSync(file);
  }
}

function toStatistics(thirds: PeerRow['thirds']): Answer['prices'] {
  const empty = [0, 0, 0, 0] as const;
  const parts = ['0', '1', '2'].map((third) => thirds?.[third] ?? empty);
  const range = ([min, max, sum, count]: readonly [number, number, number, number]): PriceRange => ({
    min: cents(min),
    max: cents(max),
    avg: count === 0 ? cents(0) : proportion(cents(sum), 1, count),
    count,
  });
  const filledParts = parts.filter(([, , , count]) => count > 0);
  const allParts = [
    filledParts[0]?.[0] ?? 0,
    filledParts.at(-1)?.[1] ?? 0,
    parts.reduce((sum, part) => sum + part[2], 0),
    parts.reduce((sum, part) => sum + part[3], 0),
  ] as const;
  return { all: range(allParts), cheap: range(parts[0]!), mid: range(parts[1]!), premium: range(parts[2]!) };
}
