import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allowedImports, mayImport, findRoom, rooms } from '../scripts/boundaries/rooms.js';

const tree = globSync(
  '{domain,texts,content,contract,engines,database,server,web,demo,import,tests,bench,scripts}/**/*.{ts,tsx}',
)
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const roomOf = (file: string): string | undefined => findRoom(file)?.category;

/** Returns a file of a room, inside or outside of a folder, so that no test names a file that may move. */
function fileOf(room: string, where: { in?: string; outside?: string } = {}): string {
  const file = tree.find(
    (one) =>
      roomOf(one) === room &&
      one.startsWith(where.in ?? '') &&
      !(where.outside && one.startsWith(where.outside)),
  );
  if (!file) throw new Error(`No file fits the pattern of the room ${room}.`);
  return file;
}

/** The face of an engine. */
const faceOf = (engine: string): string => fileOf('engine-face', { in: `engines/${engine}/` });

const flatRooms: readonly (string | undefined)[] = ['room', 'engine', 'engine-face'];

/** The area, view or page of a file; a room of the web and an engine are one folder less deep. */
const partOf = (file: string): string =>
  file
    .split('/')
    .slice(0, flatRooms.includes(roomOf(file)) ? 2 : 3)
    .join('/');

const everyRoom = [...new Set(rooms.map(({ category }) => category))];

test.each(Object.entries(allowedImports))(
  'the room %s imports what it may, and nothing of any other room',
  (room, list) => {
    const from = fileOf(room);
    const targets = everyRoom.flatMap((other) => {
      const to = tree.find((one) => roomOf(one) === other && !one.startsWith(partOf(from)) && one !== from);
      return to ? [{ other, to }] : [];
    });
    expect(targets.length).toBeGreaterThan(everyRoom.length - 5);
    const allowedRooms = targets.filter(({ to }) => mayImport(from, to)).map(({ other }) => other);
    expect(allowedRooms.sort()).toEqual(
      targets
        .map(({ other }) => other)
        .filter((other) => list.includes(other))
        .sort(),
    );
    expect(targets.length - allowedRooms.length).toBeGreaterThan(5);
  },
);

test.each([
  ['component', 'shell'],
  ['component', 'feature'],
  ['feature', 'view'],
  ['feature', 'page'],
  ['view', 'page'],
  ['shell', 'page'],
  ['room', 'page'],
  ['room', 'shell'],
  ['page', 'room'],
  ['shell', 'room'],
  ['app', 'component'],
  ['import', 'demo'],
  ['domain', 'texts'],
  ['contract', 'texts'],
  ['engine', 'engine-face'],
  ['rules', 'database'],
  ['rules', 'platform'],
  ['rules', 'engine'],
  ['handlers', 'engine'],
  ['face', 'engine'],
  ['demo', 'engine'],
  ['import', 'engine'],
  ['area', 'http'],
  ['handlers', 'http'],
  ['face', 'http'],
  ['area', 'engine'],
  ['area', 'engine-face'],
  ['area', 'images'],
  ['server', 'engine'],
  ['engine', 'platform'],
  ['platform', 'images'],
  ['platform', 'face'],
  ['http', 'handlers'],
  ['server', 'area'],
  ['page', 'server'],
  ['web', 'server'],
  ['domain', 'test'],
  ['web', 'tests'],
] as const)('the table above never lets %s import %s', (from, to) => {
  expect(allowedImports[from]).not.toContain(to);
});

test.each(['area', 'store', 'handlers', 'rules'])('%s is the own of its area', (room) => {
  const area = { in: 'server/areas/booking/' };
  const from = fileOf('area', area);
  expect(mayImport(from, fileOf('face', { in: 'server/areas/pricing/' }))).toBe(true);
  expect(mayImport(from, fileOf(room, { in: 'server/areas/catalogue/' }))).toBe(false);
  expect(mayImport(fileOf('rules', area), fileOf('rules', { in: 'server/areas/catalogue/' }))).toBe(false);
  if (room !== 'handlers') expect(mayImport(fileOf('handlers', area), fileOf(room, area))).toBe(true);
});

test.each([
  ['page', 'web/pages/'],
  ['view', 'web/views/'],
])('a %s is made of its own parts and never of another', (room, folder) => {
  const from = fileOf(room);
  const own = tree.find((file) => file.startsWith(partOf(from)) && roomOf(file) === room && file !== from);
  expect(own).toMatch(folder);
  expect(mayImport(from, own ?? '')).toBe(true);
  expect(mayImport(from, fileOf(room, { outside: partOf(from) }))).toBe(false);
});

test('search belongs to its area with its rules, what a drawing shows to the rules of pictures', () => {
  for (const room of ['area', 'handlers', 'rules'])
    expect(mayImport(fileOf(room, { in: 'server/areas/search/' }), faceOf('search'))).toBe(true);
  const pictures = fileOf('rules', { in: 'server/areas/pictures/' });
  expect(mayImport(fileOf('area', { in: 'server/areas/pictures/' }), faceOf('search'), true)).toBe(false);
  expect(mayImport(pictures, faceOf('pictures'), true)).toBe(true);
  expect(mayImport(pictures, faceOf('pictures'))).toBe(false);
  expect(mayImport(pictures, faceOf('geography'), true)).toBe(false);
});

test.each([
  ['locations', 'geography'],
  ['documents', 'documents'],
  ['search', 'search'],
  ['map', 'map'],
])('the area %s runs the engine of %s, by its face', (area, engine) => {
  const from = fileOf('area', { in: `server/areas/${area}/` });
  expect(mayImport(from, faceOf(engine))).toBe(true);
  expect(mayImport(fileOf('area', { in: 'server/areas/booking/' }), faceOf(engine))).toBe(false);
  expect(mayImport(from, fileOf('engine', { in: `engines/${engine}/` }), true)).toBe(false);
});

test('pages wait in an engine of http, which takes no other one', () => {
  expect(mayImport(fileOf('http'), faceOf('pages'))).toBe(true);
  expect(mayImport(fileOf('http'), faceOf('search'), true)).toBe(false);
});

test('an engine imports its own files and words, and no other engine', () => {
  const own = fileOf('engine', { in: 'engines/documents/' });
  expect(mayImport(faceOf('documents'), own)).toBe(true);
  expect(mayImport(own, fileOf('domain'))).toBe(true);
  for (const other of [faceOf('geography'), fileOf('engine', { in: 'engines/geography/' }), fileOf('texts')])
    expect(mayImport(own, other, true)).toBe(false);
});

test('areas say in types what they want of pictures, and load nothing that makes them', () => {
  for (const room of ['area', 'handlers', 'store', 'face']) {
    expect(mayImport(fileOf(room), faceOf('pictures'), true)).toBe(true);
    expect(mayImport(fileOf(room), faceOf('pictures'))).toBe(false);
    expect(mayImport(fileOf(room), fileOf('images'), true)).toBe(false);
  }
});

test('every file lies in a room', () => {
  expect(tree.length).toBeGreaterThan(2_000);
  expect(tree.filter((file) => !findRoom(file))).toEqual([]);
});

/** The lines of a small tree with the configuration of this one that the linter refuses, by their files. */
function refusedLines(sources: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const [file, lines] of Object.entries(sources)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), lines.join('\n'));
    }
    cpSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
    cpSync('scripts/boundaries', join(root, 'scripts/boundaries'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', '.'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { filename: string; labels: { span: { line: number } }[] }[];
    };
    const refused = Object.entries(sources).map(([file, lines]) => {
      const faulty = new Set(
        diagnostics.filter(({ filename }) => filename === file).map(({ labels }) => labels[0]!.span.line),
      );
      return [file, lines.filter((_, index) => faulty.has(index + 1))] as const;
    });
    return Object.fromEntries(refused.filter(([, lines]) => lines.length > 0));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('the linter refuses imports from other rooms in every form, SQL outside of stores, and a clock in rules', () => {
  const wrongImports = [
    "import { a } from '../../../web/root.tsx';",
    "import '../../../web/root.tsx';",
    "export { b } from '../../../web/root.tsx';",
    "export * from '../../../web/root.tsx';",
    "export const late = () => import('../../../web/root.tsx');",
    "export type Part = import('../../../web/root.tsx').Part;",
    "import type { Drawing } from '../../../engines/pictures/raster/drawing.ts';",
  ];
  const sql = "import { sql } from 'kysely';";
  const now = ['export const today = new Date();', 'export const now = Date.now();'];
  const then = 'export const then = (time: number): Date => new Date(time);';
  expect(
    refusedLines({
      'server/areas/booking/take.ts': [
        ...wrongImports,
        "import { day } from '../../../domain/day.ts';",
        "import type { Image } from '../../../engines/pictures/face.ts';",
        "export { type Size } from '../../../engines/pictures/face.ts';",
        sql,
        'export { a, day, sql, type Drawing, type Image };',
      ],
      'server/areas/booking/bookings-store.ts': [sql, 'export { sql };', ...now],
      'server/areas/booking/rules/price.ts': [...now, then],
      'domain/day.ts': [...now, then, "export * from './day.ts';"],
      'engines/search/engine.ts': [...now, then],
      'domain/day.test.ts': [...now, wrongImports[0]!.replace('../../', ''), 'export { a };'],
      'novelty/made-up.ts': ['export const thing = 1;'],
    }),
  ).toEqual({
    'server/areas/booking/take.ts': [
      ...wrongImports,
      "export { type Size } from '../../../engines/pictures/face.ts';",
      sql,
    ],
    'server/areas/booking/rules/price.ts': now,
    'domain/day.ts': now,
    'engines/search/engine.ts': now,
    'novelty/made-up.ts': ['export const thing = 1;'],
  });
});

test('the linter refuses what reads the zone of the process, but in the one file that shows the zone of whoever looks', () => {
  const lines = [
    'export const a = new Date(2027, 5, 1);',
    'export const b = moment.getDate();',
    'moment.setHours(0, 0, 0, 0);',
    'export const c = moment.getTimezoneOffset();',
    'export const d = moment.toDateString();',
    "export const e = moment.toLocaleDateString('de');",
    "export const f = moment.toLocaleString('de', { dateStyle: 'short' });",
    "export const g = new Intl.DateTimeFormat('de', { dateStyle: 'short' });",
    'export const h = Intl.DateTimeFormat();',
  ];
  const harmless = [
    'export const i = new Date(Date.UTC(2027, 5, 1));',
    'export const j = moment.getUTCDate();',
    "export const k = moment.toLocaleString('de', { timeZone: 'Europe/Berlin', dateStyle: 'short' });",
    "export const l = new Intl.DateTimeFormat('de', { timeZone, dateStyle: 'short' });",
  ];
  const files = [
    'server/areas/booking/take.ts',
    'server/areas/booking/rules/price.ts',
    'domain/day.ts',
    'import/read.ts',
    'engines/search/engine.ts',
    'web/pages/search/page.tsx',
  ];
  const sources = [...files, 'web/app/device-clock.ts'].map((file) => [file, [...lines, ...harmless]]);
  expect(refusedLines(Object.fromEntries(sources) as Record<string, string[]>)).toEqual(
    Object.fromEntries(files.map((file) => [file, lines])),
  );
});
