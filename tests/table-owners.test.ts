import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
import { tableOwners } from '../database/table-owners.ts';

const root = join(import.meta.dirname, '..');
const owners = new Map<string, string>(
  Object.entries(tableOwners).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);
const tablesOf = (owner: string): readonly string[] =>
  [...owners].filter(([, whose]) => whose === owner).map(([table]) => table);

/** The owner of a file, by its name in `tableOwners`. */
const ownerOfFile = (path: string): string =>
  /^server\/areas\/([\w-]+)\//.exec(path)?.[1] ?? /^(?:server\/)?([\w-]+)/.exec(path)![1]!;

/** A statement that changes a table. Null if the table is no literal, so that its owner is unknown. */
interface Write {
  verb: string;
  table: string | null;
}

const builderVerbs = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const identifier = String.raw`"?([\w$]+)"?`;
const statements = [
  new RegExp(String.raw`\b(insert\s+into|delete\s+from|merge\s+into)\s+(?:only\s+)?${identifier}`, 'gi'),
  // Neither `for update` nor `on conflict do update` nor `then update set` names a table.
  new RegExp(
    String.raw`(?<!\bfor\s+)(?<!\bno\s+key\s+)(?<!\bdo\s+)(?<!\bthen\s+)\b(update)\s+(?:only\s+)?${identifier}`,
    'gi',
  ),
];
const truncates =
  /\btruncate\s+(?:table\s+)?([\w\s,$"]+?)(?:\s+(?:cascade|restrict|restart|continue)\b|;|$)/gi;

/** Text of a template with `$` for what is filled in. */
const textOf = ({ quasis }: ESTree.TemplateLiteral): string =>
  quasis.map(({ value }) => value.cooked ?? '').join('$');

function writesInSql(text: string): Write[] {
  const found = statements.flatMap((statement) =>
    [...text.matchAll(statement)].map(([, verb, table]) => ({
      verb: verb!.toLowerCase().replace(/\s+/g, ' '),
      table: table!.includes('$') ? null : table!,
    })),
  );
  const emptied = [...text.matchAll(truncates)].flatMap(([, list]) =>
    list!.split(',').map((table) => ({
      verb: 'truncate',
      table: table.includes('$') ? null : table.trim().replaceAll('"', ''),
    })),
  );
  return [...found, ...emptied];
}

function writesIn(path: string, source: string): Write[] {
  // A file without any of these words writes nothing, and need not be parsed.
  if (!/\bsql\b|\binsertRows\b|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\b/.test(source)) return [];
  const writes: Write[] = [];
  const literal = (argument: ESTree.Argument | undefined): string | null => {
    if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
    const isPlain = argument?.type === 'TemplateLiteral' && argument.quasis.length === 1;
    return isPlain ? textOf(argument) : null;
  };
  const isSql = (node: ESTree.Expression): boolean => node.type === 'Identifier' && node.name === 'sql';
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'insertRows')
        writes.push({ verb: 'insertRows', table: literal(given[1]) });
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (builderVerbs.includes(name)) writes.push({ verb: name, table: literal(given[0]) });
      if (name === 'raw' && isSql(callee.object)) writes.push({ verb: 'sql.raw', table: null });
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (isSql(tag)) writes.push(...writesInSql(textOf(quasi)));
    },
  }).visit(parseSync(path, source).program);
  return writes;
}

/** Returns the wrong writes of a file; none if it only writes its own tables. */
function wrongsIn(path: string, source: string): string[] {
  const own = ownerOfFile(path);
  return writesIn(path, source).flatMap(({ verb, table }) => {
    if (table === null) return [`${path}: ${verb} names no table`];
    const owner = owners.get(table);
    return owner === own ? [] : [`${path}: ${verb} ${table}, which is ${owner ?? 'nobody'}'s`];
  });
}

/** Writes that may be as they are, and why. */
const exceptions = new Map([
  ['server/areas/homes/testing/homes-site.ts', 'builds a world for tests'],
  ['server/areas/manual-postings/testing/manual-postings-world.ts', 'builds a world for tests'],
  ['server/areas/team/testing/team-site.ts', 'builds a world for tests'],
  ['server/areas/watch-list/testing/watch-list-world.ts', 'builds a world for tests'],
  ['server/platform/bulk-store.ts', 'inserts for the owners, who name their table'],
  ['server/platform/migrate.ts', 'applies the migrations, which are nobody else’s'],
  [
    'demo/world-store.ts',
    'empties what an interrupted build left, in one statement since tables refer to each other',
  ],
  ['demo/year/year-store.ts', 'makes room for a past in the demo world, before anybody uses it'],
]);

const files = globSync('{server,import,demo}/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.test.ts'))
  .sort();

test('every table has one owner, and no owner has a table that is not there', () => {
  const types = readFileSync(join(root, 'database/types.ts'), 'utf8');
  const tables = [...types.slice(types.indexOf('export interface DB')).matchAll(/^ {2}(\w+):/gm)];
  const owned = Object.values(tableOwners).flat();
  expect(tables.length).toBeGreaterThan(40);
  expect([...owned].sort()).toEqual(tables.map(([, table]) => table).sort());
  expect(new Set(owned).size).toBe(owned.length);
});

test('nobody changes the table of somebody else', () => {
  const wrongs = files
    .filter((path) => !exceptions.has(path))
    .flatMap((path) => wrongsIn(path, readFileSync(join(root, path), 'utf8')));
  expect(wrongs).toEqual([]);
});

test('every table that the site fills is changed by its owner somewhere', () => {
  const changed = new Set(
    files.flatMap((path) =>
      writesIn(path, readFileSync(join(root, path), 'utf8')).map(({ table }) => table ?? ''),
    ),
  );
  const unfilled = [...owners.keys()].filter((table) => !changed.has(table));
  expect(unfilled).toEqual([]);
});

test.each([...exceptions])('%s still needs its exception: %s', (path) => {
  expect(wrongsIn(path, readFileSync(join(root, path), 'utf8'))).not.toEqual([]);
});

describe('the README of an area', () => {
  const readmes = globSync('server/areas/*/README.md', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  );

  test.each(readmes)('%s names the tables that it owns, and no others', (path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const [sentence = ''] = /\bOwns [^.;]*/.exec(text) ?? [];
    const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, table]) => table!);
    expect(named.sort()).toEqual([...tablesOf(ownerOfFile(path))].sort());
  });

  test('is there where an area owns tables', () => {
    const without = globSync('server/areas/*', { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter(
        (path) => tablesOf(path.split('/').at(-1)!).length > 0 && !readmes.includes(`${path}/README.md`),
      );
    expect(without).toEqual([]);
  });
});

describe('a write into the table of somebody else is found', () => {
  const store = 'server/areas/ratings/ratings-store.ts';
  test.each([
    ["db.insertInto('homes').values({})", 'insertInto homes, which is catalogue'],
    ["db.updateTable('stays').set({})", 'updateTable stays'],
    ["db.deleteFrom('jobs')", 'deleteFrom jobs'],
    ["db.mergeInto('visitors')", 'mergeInto visitors'],
    ["insertRows(tx, 'places', [])", 'insertRows places'],
    ['for (const table of tables) db.deleteFrom(table)', 'deleteFrom names no table'],
    ['sql`insert into outbox (id) values (1)`', 'insert into outbox'],
    [
      'sql<{ id: number }>`\n  with a as (update\n homes set version = 2 returning 1) select 1`',
      'update homes',
    ],
    ['sql`delete from only "bookings" where id = ${id}`', 'delete from bookings'],
    ['sql`merge into homes using stays on true when matched then update set a = 1`', 'merge into homes'],
    ['sql`truncate ratings, places cascade`', 'truncate places'],
    ['sql`insert into ${sql.table(table)} values (1)`', 'insert into names no table'],
    ['sql`insert into nowhere values (1)`', 'nobody'],
    ['sql.raw(text)', 'sql.raw names no table'],
  ])('%s', (source, wrong) => {
    expect(wrongsIn(store, source)).toEqual([expect.stringContaining(wrong)]);
  });

  test.each([
    "db.insertInto('ratings').values({})",
    "db.selectFrom('homes').forUpdate()",
    'sql`select id from homes for update skip locked`',
    'sql`insert into ratings (id) values (1) on conflict (id) do update set body = excluded.body`',
  ])('and nothing else is: %s', (source) => {
    expect(wrongsIn(store, source)).toEqual([]);
  });
});
