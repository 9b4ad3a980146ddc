import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openEmbeddedDatabase } from '../server/platform/database.ts';
import { migrate } from '../server/platform/migrate.ts';

/** Writes database/types.ts from a freshly migrated database. A test compares the two. */
const target = join(import.meta.dirname, '../database/types.ts');

const typesByColumnType: Record<string, string> = {
  text: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  xid8: 'string',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  date: 'string',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  daterange: 'string',
  _text: 'string[]',
  _int4: 'number[]',
  _int8: 'number[]',
};

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  generated: boolean;
  /** True for a generated column, which is never written. */
  computed: boolean;
}

export async function describeDatabase(): Promise<string> {
  const connection = await openEmbeddedDatabase(null);
  await migrate(connection);
  const { rows } = await sql<Column>`
    select table_name, column_name, udt_name, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' as generated,
      is_generated = 'ALWAYS' as computed
    from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`.execute(connection.db);
  await connection.close();

  const tables = Map.groupBy(rows, (row) => row.table_name);
  const interfaces = [...tables].map(([table, columns]) => {
    const fields = columns.map((column) => {
      const base = column.column_name.endsWith('_cents') ? 'Cents' : typesByColumnType[column.udt_name];
      if (!base) throw new Error(`No type for ${table}.${column.column_name}: ${column.udt_name}`);
      const type = column.nullable ? `${base} | null` : base;
      const typeText = column.computed
        ? `GeneratedAlways<${type}>`
        : column.generated
          ? `Generated<${type}>`
          : type;
      return `  ${column.column_name}: ${typeText};`;
    });
    return `export interface ${typeName(table)} {\n${fields.join('\n')}\n}\n`;
  });
  const index = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};`).join('\n');
  return `// Generated from the migrations by npm run database:types.
import type { ColumnType, Generated as GeneratedColumn, GeneratedAlways } from 'kysely';
import type { Cents } from '../domain/money.ts';

type Generated<Type> = Type extends ColumnType<infer Select, infer Insert, infer Update>
  ? ColumnType<Select, Insert | undefined, Update>
  : GeneratedColumn<Type>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as parsed JSON whose form the store states, written as its text. */
type Json = ColumnType<unknown, string, string>;

${interfaces.join('\n')}
export interface DB {
${index}
}
`;
}

function typeName(table: string): string {
  return table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

if (import.meta.main) {
  writeFileSync(target, await describeDatabase());
}
