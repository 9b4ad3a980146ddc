import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get as getPlain, type IncomingHttpHeaders, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './harness/postgres-server.ts';

/* Runs the proxies of `deploy/` as they are configured there, but for ports and certificates, in front of two stand-ins
   of a node, and checks what the site relies on. A proxy that is not installed is left out. */

const has = (command: string, ...options: string[]): boolean =>
  spawnSync(command, options, { encoding: 'utf8' }).status === 0;
const host = 'www.example.com';

/** What a stand-in of a node was asked. */
interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

interface Node {
  port: number;
  asked: Asked[];
  /** Takes requests from now on, or refuses connections. */
  start: () => Promise<void>;
  stop: () => void;
}

/** Answers with its name; has an asset of this name alone, and hangs up on `/hang-up`. */
async function createNode(name: string): Promise<Node> {
  const port = await freePort();
  const asked: Asked[] = [];
  let server: Server | undefined;
  const start = async (): Promise<void> => {
    server = createServer(({ method = '', url = '', headers, socket }, response) => {
      // Proxies ask for the node's state as long as they run.
      if (/^\/(?:servez|readyz)$/.test(url)) return void response.end('ok');
      if (url.startsWith('/certificate-hosts'))
        return void response.writeHead(url.includes(`=${host}`) ? 200 : 404).end();
      asked.push({ method, path: url, headers });
      if (url === '/hang-up') return void socket.destroy();
      const isMissing = url.startsWith('/assets/') && url !== `/assets/${name}.js`;
      response.writeHead(isMissing ? 404 : 200).end(name);
    });
    await new Promise<void>((resolve) => server!.listen(port, '127.0.0.1', resolve));
  };
  const stop = (): void => {
    server?.close();
    server?.closeAllConnections();
  };
  return { port, asked, start, stop };
}

interface Answer {
  status: number;
  body: string;
}

interface Proxy {
  name: string;
  isInstalled: boolean;
  /** Writes the file for these ports into the folder, and returns the command. */
  configure: (
    folder: string,
    ports: { plain: number; tls: number; nodes: [number, number] },
  ) => [string, ...string[]];
  environment?: (ports: { nodes: [number, number] }) => Record<string, string>;
}

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');

const proxies: Proxy[] = [
  {
    name: 'nginx',
    isInstalled: has('nginx', '-v'),
    configure: (folder, { plain, tls, nodes: [one, two] }) => {
      const site = read('nginx.conf')
        .replaceAll(/^ *listen \[::\].*\n/gm, '')
        .replace('listen 80;', `listen 127.0.0.1:${plain};`)
        .replace('listen 443 ', `listen 127.0.0.1:${tls} `)
        .replace('/etc/ssl/feriola/fullchain.pem', join(folder, 'certificate.pem'))
        .replace('/etc/ssl/feriola/privkey.pem', join(folder, 'key.pem'))
        .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
        .replace('# server 10.0.0.12:3000', `server 127.0.0.1:${two}`);
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      const all = `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${folders.join(' ')} ${site} }`;
      writeFileSync(join(folder, 'nginx.conf'), all);
      return ['nginx', '-c', join(folder, 'nginx.conf'), '-p', folder];
    },
  },
  {
    name: 'haproxy',
    isInstalled: has('haproxy', '-v'),
    configure: (folder, { plain, tls, nodes: [one, two] }) => {
      const site = read('haproxy.cfg')
        .replace('bind :80', `bind 127.0.0.1:${plain}`)
        .replace('bind :443 ', `bind 127.0.0.1:${tls} `)
        .replace('/etc/haproxy/site.pem', join(folder, 'both.pem'))
        .replaceAll('server n1 127.0.0.1:3000', `server n1 127.0.0.1:${one}\n  server n2 127.0.0.1:${two}`);
      writeFileSync(join(folder, 'haproxy.cfg'), site);
      return ['haproxy', '-f', join(folder, 'haproxy.cfg'), '-db'];
    },
  },
  {
    name: 'Caddy',
    isInstalled: has('caddy', 'version'),
    configure: (folder, { plain, tls }) => {
      const local = `admin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${tls}\n`;
      writeFileSync(join(folder, 'Caddyfile'), read('Caddyfile').replace('{\n', `{\n\t${local}`));
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    },
    environment: ({ nodes: [one, two] }) => ({
      SITE_DOMAIN: host,
      SITE_UPSTREAMS: `127.0.0.1:${one} 127.0.0.1:${two}`,
      SITE_ASK: `http://127.0.0.1:${one}`,
    }),
  },
];

const isPossible = has('openssl', 'version');

const testProxy = (proxy: Proxy): void => {
  let folder: string;
  const agent = new Agent({ keepAlive: false });
  let nodes: [Node, Node];
  let ports: { plain: number; tls: number };
  let program: ChildProcess;

  const send = async (
    path: string,
    options: { method?: string; headers?: IncomingHttpHeaders; name?: string } = {},
  ) =>
    await new Promise<Answer>((resolve, reject) => {
      const name = options.name ?? host;
      request(
        {
          host: '127.0.0.1',
          port: ports.tls,
          servername: name,
          path,
          method: options.method ?? 'GET',
          headers: { host: name, ...options.headers },
          rejectUnauthorized: false,
          agent,
        },
        (response) => {
          let body = '';
          response.on('data', (part: Buffer) => (body += part.toString()));
          response.on('end', () => resolve({ status: response.statusCode!, body }));
        },
      )
        .on('error', reject)
        .end();
    });

  /** Waits until the proxy has found both nodes. */
  const untilBothServe = async (): Promise<void> => {
    const seen = new Set<string>();
    for (let tries = 0; tries < 200 && seen.size < 2; tries++) {
      const answer = await send('/').catch(() => undefined);
      if (answer?.status === 200) seen.add(answer.body);
      await pause(50);
    }
    expect([...seen].sort()).toEqual(['one', 'two']);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    const certificate = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      `/CN=${host}`,
      ...certificate,
    ]);
    writeFileSync(
      join(folder, 'both.pem'),
      ['certificate.pem', 'key.pem'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    );
    nodes = [await createNode('one'), await createNode('two')];
    for (const node of nodes) await node.start();
    ports = { plain: await freePort(), tls: await freePort() };
    const both = { ...ports, nodes: [nodes[0].port, nodes[1].port] as [number, number] };
    const [command, ...options] = proxy.configure(folder, both);
    const environment = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    program = spawn(command, options, {
      env: { ...process.env, ...environment, ...proxy.environment?.(both) },
      stdio: 'ignore',
    });
    await untilBothServe();
  }, 60_000);

  afterAll(() => {
    program?.kill();
    for (const node of nodes ?? []) node.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a node learns the host, the scheme and who asks, whatever the visitor says of himself', async () => {
    await send('/who', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' } });
    const { headers } = nodes.flatMap(({ asked }) => asked).find(({ path }) => path === '/who')!;
    // One proxy is believed: the last address is what it saw.
    expect(String(headers['x-forwarded-for']).split(/, */).at(-1)).toBe('127.0.0.1');
    expect(headers['x-forwarded-proto']).toBe('https');
    expect(headers.host).toBe(host);
    expect(headers['x-forwarded-host']).toBe(host);
  });

  test('plain http leads to https', async () => {
    const [status, location] = await new Promise<[number, string]>((resolve, reject) => {
      getPlain({ host: '127.0.0.1', port: ports.plain, path: '/a?b=c', headers: { host } }, (response) => {
        response.resume();
        resolve([response.statusCode!, response.headers.location!]);
      }).on('error', reject);
    });
    expect(status).toBe(308);
    expect(location.replace(/:\d+/, '')).toBe(`https://${host}/a?b=c`);
  });

  test('a node that goes away costs no page', async () => {
    nodes[0].stop();
    const answers = [];
    for (let number = 0; number < 20; number++) answers.push(await send(`/page-${number}`));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['200 two']));
    await nodes[0].start();
    await untilBothServe();
  });

  test('what may not happen twice is not sent to a second node', async () => {
    const { status } = await send('/hang-up', { method: 'POST' });
    expect(status).toBe(502);
    const sent = nodes.flatMap(({ asked }) => asked).filter(({ path }) => path === '/hang-up');
    expect(sent).toHaveLength(1);
    await untilBothServe();
  });

  test.skipIf(proxy.name === 'Caddy')('scripts of one version come from the node that has them', async () => {
    for (const name of ['one', 'two'])
      for (let tries = 0; tries < 4; tries++)
        expect(await send(`/assets/${name}.js`)).toMatchObject({ status: 200, body: name });
    expect(await send('/assets/none.js')).toMatchObject({ status: 404 });
  });

  test.runIf(proxy.name === 'Caddy')(
    'a host that the site does not call its own gets no certificate',
    async () => {
      await expect(send('/', { name: 'stranger.example.org' })).rejects.toThrow();
    },
  );
};

for (const proxy of proxies)
  describe.skipIf(!proxy.isInstalled || !isPossible)(`behind ${proxy.name}`, () => testProxy(proxy));
