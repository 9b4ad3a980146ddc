import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BackupError } from './backup-error.ts';

const socketPath = (dataDir: string): string => join(dataDir, 'backup.sock');

/** The system limits the length of a socket's path. */
const pathMax = 103;

const lengthBytes = 8;

/**
 * Serves dumps of the embedded database on a socket in its folder, which only the folder's owner may open. Its files change while they are
 * copied, so that only the process that runs the database can dump it.
 */
export function serveDumps(dataDir: string, dump: () => Promise<Uint8Array>): { close(): void } {
  const path = socketPath(dataDir);
  if (process.platform === 'win32' || Buffer.byteLength(path) > pathMax) return { close: () => undefined };
  // This process holds the folder's lock, so that an existing socket is a leftover of a killed process.
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
  // Without the socket the site still runs; a backup then needs it stopped.
  server.on('error', () => undefined);
  server.listen(path, () => chmodSync(path, 0o600)).unref();
  return { close: () => void server.close() };
}

/** Returns a dump from the process that runs the folder's database; null if none does. */
export async function askForDump(dataDir: string): Promise<Buffer | null> {
  const socket = connect(socketPath(dataDir));
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
