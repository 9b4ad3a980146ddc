import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import { copyDemoWorld } from './demo-world.ts';
import { writeTestSecret } from './test-secret.ts';

/** The site's response; redirects are not followed. */
interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  text: string;
  bytes: Buffer;
}

interface Question {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  data?: object;
}

/** The whole site with its pages on a demo world of 600 homes, in this process and without network connections. */
export interface DemoSite {
  start(): Promise<void>;
  ask(path: string, question?: Question): Promise<Answer>;
  /** Makes an API call that must succeed; returns the data without the envelope. */
  call<Data>(path: string, data?: object): Promise<Data>;
  stop(): Promise<void>;
}

const origin = 'http://localhost:8000';

export function demoSite(): DemoSite {
  let dataDir: string | null = null;
  let server: RunningServer | null = null;

  async function ask(path: string, { method = 'GET', headers = {}, data }: Question = {}): Promise<Answer> {
    if (!server) throw new Error('The site has not been started.');
    const answer = await server.inject({
      method,
      url: path,
      headers: { host: new URL(origin).host, ...headers },
      ...(data ? { payload: data } : {}),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string | undefined>,
      text: answer.body,
      bytes: answer.rawPayload,
    };
  }

  return {
    async start() {
      dataDir = mkdtempSync(join(tmpdir(), 'feriola-demo-site-'));
      copyDemoWorld(dataDir);
      writeTestSecret(dataDir);
      const settings = { PORT: '0', PUBLIC_URL: origin, DATA_DIR: dataDir };
      server = await startServer(readConfig({ ...settings, LOG_LEVEL: 'silent', RATE_LIMIT: '0' }));
      await server.ready;
    },
    ask,
    async call<Data>(path: string, data?: object) {
      const { status, text } = await ask(path, data ? { method: 'POST', data } : {});
      if (status !== 200) throw new Error(`${path} answers ${status}: ${text}`);
      return (JSON.parse(text) as { data: Data }).data;
    },
    async stop() {
      await server?.stop();
      if (dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
