import { globSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { allowed, rooms } from '../eslint.rooms.js';

const tree = globSync(
  '{domain,texts,content,contract,geography,search,illustrations,database,server,web,demo,import,tests,scripts}/**/*.{ts,tsx}',
).sort();

/** The room of every file: the first whose pattern fits. To match each file with each pattern takes ten times as long. */
const roomsOf = new Map<string, string>();
for (const { category, pattern } of rooms) {
  for (const file of globSync(pattern, { exclude: ['node_modules', 'build', 'var', '.cache'] }))
    if (!roomsOf.has(file)) roomsOf.set(file, category);
}
const roomOf = (file: string): string | undefined => roomsOf.get(file);

/** A file of a room that lies under a folder, or outside of another: no test names a file that may move. */
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

/** The area, view or page of a file; a room of the web is one folder less deep. */
const partOf = (file: string): string =>
  file
    .split('/')
    .slice(0, roomOf(file) === 'room' ? 2 : 3)
    .join('/');

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/') || ruleId === 'no-restricted-syntax',
});

/** The lines that fail, were they written in this file. */
async function failing(filePath: string, lines: readonly string[]): Promise<string[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath });
  const faulty = new Set(result?.messages.map(({ line }) => line));
  return lines.filter((_, i) => faulty.has(i + 1));
}

const importing = (from: string, to: string, kind = ''): string => {
  const address = path.relative(path.dirname(from), to);
  return `import ${kind}{ thing } from '${address.startsWith('.') ? address : `./${address}`}';`;
};
const fails = async (from: string, to: string, kind = ''): Promise<boolean> =>
  (await failing(from, [importing(from, to, kind)])).length > 0;

const everyRoom = [...new Set(rooms.map(({ category }) => category))];

test.each(Object.entries(allowed))(
  'the room %s imports what it may, and nothing of any other room',
  async (room, mayImport) => {
    const from = fileOf(room);
    const targets = everyRoom.flatMap((other) => {
      const file = tree.find((one) => roomOf(one) === other && !one.startsWith(partOf(from)) && one !== from);
      return file ? [{ other, line: importing(from, file) }] : [];
    });
    expect(targets.length).toBeGreaterThan(everyRoom.length - 5);
    const expected = targets.filter(({ other }) => !mayImport.includes(other)).map(({ line }) => line);
    expect(expected.length).toBeGreaterThan(5);
    expect(
      await failing(
        from,
        targets.map(({ line }) => line),
      ),
    ).toEqual(expected);
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
  ['search', 'platform'],
  ['rules', 'database'],
  ['rules', 'platform'],
  ['rules', 'search'],
  ['area', 'search'],
  ['handlers', 'search'],
  ['face', 'search'],
  ['area', 'http'],
  ['handlers', 'http'],
  ['face', 'http'],
  ['area', 'illustrations'],
  ['area', 'images'],
  ['platform', 'images'],
  ['platform', 'face'],
  ['http', 'handlers'],
  ['server', 'area'],
  ['page', 'server'],
  ['web', 'server'],
  ['domain', 'test'],
  ['web', 'tests'],
] as const)('the table above never lets %s import %s', (from, to) => {
  expect(allowed[from]).not.toContain(to);
});

test.each(['area', 'store', 'handlers', 'rules'])('%s is the own of its area', async (room) => {
  const area = { in: 'server/areas/booking/' };
  const from = fileOf('area', area);
  expect(await fails(from, fileOf('face', { in: 'server/areas/pricing/' }))).toBe(false);
  expect(await fails(from, fileOf(room, { in: 'server/areas/catalogue/' }))).toBe(true);
  expect(await fails(fileOf('rules', area), fileOf('rules', { in: 'server/areas/catalogue/' }))).toBe(true);
  if (room !== 'handlers') expect(await fails(fileOf('handlers', area), fileOf(room, area))).toBe(false);
});

test.each([
  ['page', 'web/pages/'],
  ['view', 'web/views/'],
])('a %s is made of its own parts and never of another', async (room, folder) => {
  const from = fileOf(room);
  const own = tree.find((file) => file.startsWith(partOf(from)) && roomOf(file) === room && file !== from);
  expect(own).toMatch(folder);
  expect(await fails(from, own ?? '')).toBe(false);
  expect(await fails(from, fileOf(room, { outside: partOf(from) }))).toBe(true);
});

test('the engine belongs to the area of search, what a drawing shows to the rules of pictures', async () => {
  for (const room of ['area', 'handlers', 'rules'])
    expect(await fails(fileOf(room, { in: 'server/areas/search/' }), fileOf('search'))).toBe(false);
  expect(await fails(fileOf('area', { in: 'server/areas/locations/' }), fileOf('geography'))).toBe(false);
  expect(await fails(fileOf('area', { in: 'server/areas/booking/' }), fileOf('geography'))).toBe(true);
  const pictures = fileOf('rules', { in: 'server/areas/pictures/' });
  expect(await fails(fileOf('area', { in: 'server/areas/pictures/' }), fileOf('search'))).toBe(true);
  expect(await fails(pictures, fileOf('illustrations'), 'type ')).toBe(false);
  expect(await fails(pictures, fileOf('illustrations'))).toBe(true);
});

test('areas say in types what they want of pictures, and load nothing that makes them', async () => {
  for (const room of ['area', 'handlers', 'store', 'face']) {
    expect(await fails(fileOf(room), fileOf('images'), 'type ')).toBe(false);
    expect(await fails(fileOf(room), fileOf('images'))).toBe(true);
  }
});

test('a file outside of all rooms, and an import from there, fail', async () => {
  expect(await failing('novelty/made-up.ts', ['export const thing = 1;'])).toHaveLength(1);
  expect(await fails(fileOf('demo'), 'vite.config.ts')).toBe(true);
});

test('nothing reads the zone of the process, but one file the zone of whoever looks at a page', async () => {
  const lines = [
    'new Date(2027, 5, 1);',
    'moment.getDate();',
    'moment.setHours(0, 0, 0, 0);',
    'moment.getTimezoneOffset();',
    'moment.toDateString();',
    "moment.toLocaleDateString('de');",
    "moment.toLocaleString('de', { dateStyle: 'short' });",
    "new Intl.DateTimeFormat('de', { dateStyle: 'short' });",
    'Intl.DateTimeFormat();',
  ];
  const harmless = [
    'new Date(Date.UTC(2027, 5, 1));',
    'moment.getUTCDate();',
    "moment.toLocaleString('de', { timeZone: 'Europe/Berlin', dateStyle: 'short' });",
    "new Intl.DateTimeFormat('de', { timeZone, dateStyle: 'short' });",
  ];
  for (const room of ['area', 'rules', 'domain', 'import', 'page', 'search']) {
    expect(await failing(fileOf(room), [...lines, ...harmless]), room).toEqual(lines);
  }
  expect(await failing('web/admin/parts/own-clock.ts', [...lines, ...harmless])).toEqual([]);
});
