import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../server/config.ts';

/* Checks that the files in `deploy/` fit the site: names of variables, requested paths, started files. */

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');
const unique = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** All variables of the configuration: the first column of its table. */
const variables = [
  ...readFileSync('server/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:\[|webAddress)/gm),
].map(([, name]) => name!);

const has = (command: string, ...options: string[]): boolean =>
  spawnSync(command, options, { encoding: 'utf8' }).status === 0;

test('the example of an environment names every variable of the configuration, once', () => {
  expect(variables.length).toBeGreaterThan(40);
  const named = [...read('environment.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);
  expect(named.sort()).toEqual(unique(variables));
});

test('the example is one that a site starts with as soon as it has a secret', () => {
  const values = [...read('environment.example').matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)];
  const environment = Object.fromEntries(values.map(([, name, value]) => [name!, value!]));
  expect(() => readConfig(environment)).toThrow('SECRET must be set');
  expect(readConfig({ ...environment, SECRET: 'x'.repeat(32) })).toMatchObject({
    production: true,
    publicUrl: 'https://www.example.com',
  });
});

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  ports?: string[];
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
}

test('the services of compose know each other, and only the proxy is reached from outside', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const needed = Object.values(services).flatMap(({ depends_on = [] }) =>
    Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
  );
  expect(needed.filter((name) => !(name in services))).toEqual([]);
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
  const missing = mounted
    .map((volume) => volume.split(':')[0]!)
    .filter((name) => !name.startsWith('./') && !(name in volumes));
  expect(missing).toEqual([]);
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['proxy']);
  expect(services['site']).toMatchObject({ read_only: true });
  for (const name of Object.keys(services['site']!.environment!)) expect(variables).toContain(name);
});

test('addresses that compose makes of its passwords are ones that the site takes', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
  const filled = Object.entries(services['site']!.environment!).map(([name, value]): [string, string] => [
    name,
    value.replace(/\$\{\w+:\?\}/g, 'abc1'),
  ]);
  const config = readConfig({ ...Object.fromEntries(filled), SECRET: 'x'.repeat(32) });
  expect(config).toMatchObject({ dataDir: '/data', publicUrl: 'https://abc1', production: true });
});

test('image and unit start what the artefact has, as nobody of the system', () => {
  const image = read('Dockerfile');
  expect(image).toMatch(/^USER node$/m);
  expect(image.indexOf('USER node')).toBeLessThan(image.indexOf('CMD ["sh", "bin/start"]'));
  const unit = read('feriola.service');
  expect(unit).toMatch(/^ExecStart=\/bin\/sh bin\/start$/m);
  expect(unit).toMatch(/^DynamicUser=yes$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
});

test('proxies ask what the site answers', () => {
  const routes = readFileSync('server/http/health.ts', 'utf8');
  const asked = ['Dockerfile', 'Caddyfile', 'haproxy.cfg'].flatMap((file) => [
    ...read(file).matchAll(/\/(?:servez|readyz|healthz)\b/g),
  ]);
  expect(asked.length).toBeGreaterThan(3);
  for (const [path] of asked) expect(routes).toContain(path);
  for (const file of ['Caddyfile', 'nginx.conf'])
    expect(read(file).split('{').length, file).toBe(read(file).split('}').length);
});

describe.skipIf(!has('systemd-analyze', '--version'))('systemd', () => {
  const units = ['feriola.service', 'feriola-backup.service', 'feriola-backup.timer'];
  const paths = units.map((unit) => `deploy/${unit}`);

  test('takes the units', () => {
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
      encoding: 'utf8',
    });
    // Programs that are missing on this machine are no fault of the unit.
    const complaints = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => units.some((unit) => line.includes(unit)) && !line.includes('is not executable'));
    expect(complaints).toEqual([]);
  });

  test.each(['feriola.service', 'feriola-backup.service'])('calls the sandbox of %s good', (unit) => {
    const { status, stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=25', '--no-pager', `deploy/${unit}`],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });
});

test.skipIf(!has('caddy', 'version'))('Caddy takes its file', () => {
  expect(has('caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile')).toBe(true);
});

test.skipIf(!has('haproxy', '-v'))('haproxy takes its file but for the certificate', () => {
  const { stderr } = spawnSync('haproxy', ['-c', '-f', 'deploy/haproxy.cfg'], { encoding: 'utf8' });
  expect(
    stderr.split('\n').filter((line) => line.includes('ALERT') && !/site\.pem|Fatal|error/i.test(line)),
  ).toEqual([]);
});

interface Rule {
  alert: string;
  expr: string;
}
const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

const dashboard = JSON.parse(read('grafana.json')) as {
  panels: { id: number; title: string; targets?: { expr: string }[] }[];
};

test.each([
  ['alarms', rules.map(({ expr }) => expr)],
  [
    'panels of the dashboard',
    dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ],
])('%s ask for figures that nodes have', (_, expressions) => {
  const sources = globSync('server/**/*.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const asked = unique(expressions.flatMap((expr) => expr.match(/feriola_\w+/g) ?? []));
  expect(asked.length).toBeGreaterThan(10);
  const isThere = (name: string): boolean =>
    sources.includes(`'${name}'`) || sources.includes(`'${name.replace('feriola_', '')}'`);
  expect(asked.filter((name) => !isThere(name.replace(/_(?:count|bucket|sum)$/, '')))).toEqual([]);
});

test('panels of the dashboard are told apart', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  expect(unique(dashboard.panels.map(({ title }) => title))).toHaveLength(dashboard.panels.length);
});

test('the runbook has a line for each alarm, and no other', () => {
  const told = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^\| (Feriola\w+) /gm)].map(
    ([, name]) => name,
  );
  expect(told).toEqual(rules.map(({ alert }) => alert));
});
