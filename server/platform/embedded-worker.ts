import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** PostgreSQL on a thread of its own: messages of its wire protocol come in, its answers go out. */

/** What the thread starts with: the database's folder, in memory without one, and an archive of a data folder. */
export interface EmbeddedStart {
  folder: string | null;
  archive: Blob | null;
}

/** Bytes are messages of PostgreSQL's protocol, as many as were written at once. */
export type ToEmbedded = Uint8Array | 'dump' | 'close';

/** Bytes answer bytes, in order. */
export type FromEmbedded = Uint8Array | { dump: ArrayBuffer } | 'ready' | 'closed';

/**
 * Its pages are read from files that the system keeps in memory anyway: with buffers of its own usual size it would hold
 * them twice, and what is read often lies in memory as read models and search index.
 */
const settings = ['shared_buffers=16MB', 'wal_buffers=1MB', 'maintenance_work_mem=16MB'] as const;

const { folder, archive } = workerData as EmbeddedStart;
const port = parentPort!;

const pglite = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
  ...(archive ? { loadDataDir: archive } : {}),
  extensions: { btree_gist, pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
});

function answer(message: FromEmbedded): void {
  port.postMessage(message);
}

async function serve(message: ToEmbedded): Promise<void> {
  if (message === 'close') {
    await pglite.close();
    answer('closed');
    port.close();
    return;
  }
  if (message === 'dump') {
    const dump = await (await pglite.dumpDataDir('none')).arrayBuffer();
    answer({ dump });
    return;
  }
  const bytes = await pglite.execProtocolRaw(message);
  // The database fills one buffer after the other: a view goes as a copy of its part alone.
  const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
  port.postMessage(whole, [whole.buffer as ArrayBuffer]);
}

let served: Promise<void> = Promise.resolve();
port.on('message', (message: ToEmbedded) => {
  // An error here is not one of SQL, which travels as an answer: the thread ends with it, and who waits is told.
  served = served.then(() => serve(message));
});
answer('ready');
