import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { api, type EndpointName } from '../contract/api.ts';
import { describeCalls } from './make-calls.mjs';

const root = join(import.meta.dirname, '..');
const lists = describeCalls(root);

const folder = mkdtempSync(join(tmpdir(), 'feriola-calls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The lists of a tree in which these files are. */
function listsWith(files: Readonly<Record<string, string>>): Map<string, string> {
  const tree = mkdtempSync(join(folder, 'tree-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return describeCalls(tree);
}

const contractOf = (name: string, path: string): string =>
  `export const ${name} = defineEndpoint({\n  method: 'POST',\n  path: '${path}',\n});\n`;

const area = {
  'contract/reminders/list-reminders.ts': contractOf('listReminders', '/api/reminders/list'),
  'server/areas/reminders/handlers/list-reminders.ts': 'export function listRemindersHandler(deps) {}',
  'web/admin/admin-room.ts': "import { endpointPaths } from './endpoint-paths.generated.ts';",
  'web/app/api/fetch-call.ts': "import { endpointPaths } from './endpoint-paths.generated.ts';",
};
const newCall = {
  'contract/reminders/remind.ts': contractOf('remind', '/api/reminders/send'),
  'server/areas/reminders/handlers/remind.ts': 'export function remindHandler(deps) {}',
};

test('a new call is its contract and its handler, with the store behind it: all lists follow', () => {
  const before = listsWith(area);
  const after = listsWith({ ...area, ...newCall });
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(after.get('contract/api.generated.ts')).toContain('  remind,\n');
  expect(after.get('server/areas/reminders/calls.generated.ts')).toContain(
    '  remind: [remind, remindHandler],\n',
  );
});

test('the samples of an area contain its calls', () => {
  expect(listsWith(area).get('tests/trust/valid-calls/valid-calls.generated.ts')).toContain(
    "import { remindersCalls } from './reminders.ts';",
  );
});

test('a handler that is missing is imported from where it should be, so that the compiler asks for it', () => {
  const { 'contract/reminders/remind.ts': contract } = newCall;
  const made = listsWith({ ...area, 'contract/reminders/remind.ts': contract });
  expect(made.get('server/areas/reminders/calls.generated.ts')).toContain(
    "import { remindHandler } from './handlers/remind.ts';",
  );
});

test('a call is known where it is made: in one room, in several, or by guests', () => {
  const knownTo = (files: Readonly<Record<string, string>>): string[] =>
    [...listsWith({ ...area, ...newCall, ...files })]
      .filter(([, text]) => text.includes("remind: ['POST', '/api/reminders/send']"))
      .map(([path]) => dirname(path));
  const call = "useCall('remind', {})";
  const landlord = { 'web/landlord/landlord-room.ts': area['web/admin/admin-room.ts'] };
  expect(knownTo({})).toEqual([]);
  expect(knownTo({ 'web/admin/a.tsx': call })).toEqual(['web/admin']);
  expect(knownTo({ ...landlord, 'web/admin/a.tsx': call, 'web/landlord/b.tsx': call })).toEqual([
    'web/admin',
    'web/landlord',
  ]);
  expect(knownTo({ 'web/admin/a.tsx': call, 'web/pages/b.tsx': call })).toEqual(['web/app/api']);
  expect(knownTo({ 'web/pages/a.tsx': "browserApi.call(isNew ? 'remind' : 'list', {})" })).toEqual([
    'web/app/api',
  ]);
  expect(knownTo({ 'web/pages/a.tsx': "useSubmit<'remind', Body>('remind', {})" })).toEqual(['web/app/api']);
  expect(knownTo({ 'web/pages/a.ts': 'const [method, path] = endpointPaths.remind;' })).toEqual([
    'web/app/api',
  ]);
  expect(knownTo({ 'web/pages/a.ts': "ask(api: ApiClient<'remind'>)" })).toEqual(['web/app/api']);
  // A loader calls on the server, and a mere word is no call.
  expect(knownTo({ 'web/pages/load.ts': "await api.call('remind', {})" })).toEqual([]);
  expect(knownTo({ 'web/pages/a.tsx': "useState<'remind'>('remind'); t('remind')" })).toEqual([]);
});

test('each call has a handler, and its area and name match its files', () => {
  expect(Object.keys(api).length).toBeGreaterThan(250);
  for (const [name, { area: declared, name: kebab }] of Object.entries(api)) {
    const list = lists.get(`server/areas/${declared}/calls.generated.ts`) ?? '';
    expect(list, `${name} lies in another folder than its area ${declared}`).toContain(
      `  ${name}: [${name}, `,
    );
    expect(kebab).toBe(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  }
  const missing = [...lists].flatMap(([path, text]) =>
    [...text.matchAll(/ from '(\.[^']+)'/g)]
      .map(([, way]) => join(root, dirname(path), way!))
      .filter((file) => !existsSync(file)),
  );
  expect(missing).toEqual([]);
});

test('browsers know of a call what its contract says', () => {
  const known = [...lists]
    .filter(([path]) => path.startsWith('web/'))
    .flatMap(([, text]) => [...text.matchAll(/^ {2}(\w+): \['(\w+)', '([^']+)'\],$/gm)]);
  expect(known.length).toBeGreaterThan(200);
  for (const [, name, method, path] of known) {
    expect(api[name as EndpointName], name).toMatchObject({ method, path });
  }
});
