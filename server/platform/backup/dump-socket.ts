import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BackupError } from './backup-error.ts';

const pathOf = (dataDir: string): string => join(dataDir, 'backup.sock');

/** Longer paths the system does not take for a socket. */
const pathMax = 103;

const lengthBytes = 8;

/**
 * Gives a dump of the embedded database to whoever connects to a socket in its folder, which only its owner may do: the folder belongs to one
 * process, and its files change while they are copied.
 */
export function serveDumps(dataDir: string, dump: () => Promise<Uint8Array>): { close(): void } {
  const path = pathOf(dataDir);
  if (process.platform === 'win32' || Buffer.byteLength(path) > pathMax) return { close: () => undefined };
  // Whoever serves owns the folder: what lies there was left behind.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    dump().then(
      (bytes) => {
        const length = Buffer.alloc(lengthBytes);
        length.writeBigUInt64BE(BigInt(bytes.length));
        socket.write(length);
        socket.end(bytes);
      },
      () => socket.destroy(),
    );
  });
  // A site goes on without: whoever wants a backup stops it.
  server.on('error', () => undefined);
  server.listen(path, () => chmodSync(path, 0o600)).unref();
  return { close: () => void server.close() };
}

/** The dump of the process that owns the folder; null where none does. */
export async function askForDump(dataDir: string): Promise<Buffer | null> {
  const socket = connect(pathOf(dataDir));
  const answer = await buffer(socket).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return null;
    throw error;
  });
  if (answer === null) return null;
  const dump = answer.subarray(lengthBytes);
  if (answer.length < lengthBytes || answer.readBigUInt64BE() !== BigInt(dump.length))
    throw new BackupError('The site has not given its whole database. Look into its log, and try again.');
  return dump;
}
