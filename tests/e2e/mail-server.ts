import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../harness/postgres-server.ts';

/**
 * A mail server that takes what the site sends and keeps each mail as it came over the wire in the folder `outbox`, by its Message-ID:
 * where a site without a mail server would have written it, so that tests look in one place.
 */
export async function startMailServer(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, taken) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        const id = /^Message-ID: <([^@>]+)@/im.exec(raw.toString('latin1'))?.[1] ?? 'none';
        const path = join(folder, `${id.replace(/[^\w.-]/g, '-')}.eml`);
        writeFileSync(`${path}.part`, raw);
        renameSync(`${path}.part`, path);
        taken();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
