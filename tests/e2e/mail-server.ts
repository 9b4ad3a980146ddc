import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMailSink } from '../harness/mail-sink.ts';

/**
 * Starts a mail server that stores each mail of the site as it was transmitted in the folder `outbox`, by its
 * Message-ID. A site without a mail server writes its mails to the same place, so that tests only look there.
 */
export async function startMailServer(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder, { recursive: true });
  const { port, stop } = await startMailSink((id, raw) => {
    const path = join(folder, `${id.replace(/[^\w.-]/g, '-')}.eml`);
    writeFileSync(`${path}.part`, raw);
    renameSync(`${path}.part`, path);
  });
  return { url: `smtp://127.0.0.1:${port}`, stop };
}
