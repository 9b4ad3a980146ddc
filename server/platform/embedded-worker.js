// @ts-check
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/*
 * PostgreSQL on a thread of its own: messages of its wire protocol come in, its answers go out. This is plain
 * JavaScript, as are all that it imports: for one file of TypeScript the thread would load the compiler once more,
 * which costs a node 35 MB.
 */

/** @typedef {import('./embedded-messages.ts').EmbeddedStart} EmbeddedStart */
/** @typedef {import('./embedded-messages.ts').ToEmbedded} ToEmbedded */
/** @typedef {import('./embedded-messages.ts').FromEmbedded} FromEmbedded */

/**
 * Its pages are read from files that the system keeps in memory anyway: with buffers of its own usual size it would hold
 * them twice, and what is read often lies in memory as read models and search index.
 */
const settings = ['shared_buffers=16MB', 'wal_buffers=1MB', 'maintenance_work_mem=16MB'];

const port = parentPort;
if (!port) throw new Error('The embedded database starts as a worker.');
const { folder, archive, program: given } = /** @type {EmbeddedStart} */ (workerData);
const program = typeof given === 'string' ? await WebAssembly.compile(await readFile(given)) : given;

const pglite = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
  ...(archive ? { loadDataDir: archive } : {}),
  pgliteWasmModule: program,
  extensions: { btree_gist, pg_trgm, unaccent },
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
});

/** @type {(message: FromEmbedded, moved?: ArrayBuffer[]) => void} */
const answer = (message, moved = []) => port.postMessage(message, moved);

/** @type {(message: ToEmbedded) => Promise<void>} */
async function serve(message) {
  if (message === 'close') {
    await pglite.close();
    answer('closed');
    port?.close();
    return;
  }
  if (message === 'dump') {
    const dump = await (await pglite.dumpDataDir('none')).arrayBuffer();
    answer({ dump }, [dump]);
    return;
  }
  const bytes = await pglite.execProtocolRaw(message);
  // The database fills one buffer after the other: what is a part of it goes as a copy.
  const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
  const buffer = /** @type {ArrayBuffer} */ (whole.buffer);
  answer(new Uint8Array(buffer), [buffer]);
}

/** @type {Promise<void>} */
let served = Promise.resolve();
port.on('message', (/** @type {ToEmbedded} */ message) => {
  // An error here is not one of SQL, which travels as an answer: the thread ends with it, and who waits is told.
  served = served.then(() => serve(message));
});

// The start leaves behind the archives that the database came in; later there is little to collect.
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
answer({ program });
