import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../harness/postgres-server.ts';
import { startServerProcess } from '../harness/server-process.ts';
import { startMailServer } from './mail-server.ts';
import { copyDemoWorld } from '../harness/demo-world.ts';

/** Starts the real server on its own demo world; tests find both by environment variables. */
export default async function world(): Promise<() => Promise<void>> {
  // While writing a test a server that runs already saves the wait: SITE_URL and SITE_DATA_DIR name it.
  if (process.env['SITE_URL']) return () => Promise.resolve();
  const folder = mkdtempSync(join(tmpdir(), 'feriola-browser-'));
  copyDemoWorld(folder);
  // Passkeys belong to a name, and no address of numbers is one.
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const mails = await startMailServer(folder);
  const environment = { DATA_DIR: folder, PORT: port, PUBLIC_URL: url, SMTP_URL: mails.url };
  const server = await startServerProcess(environment);
  process.env['SITE_URL'] = url;
  process.env['SITE_DATA_DIR'] = folder;
  return async () => {
    await server.stop();
    await mails.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
