// @ts-check
import { readFile } from 'node:fs/promises';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
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

/** @typedef {import('./embedded-messages.ts').EmbeddedProgram} EmbeddedProgram */
/** @typedef {import('./embedded-messages.ts').EmbeddedStart} EmbeddedStart */
/** @typedef {import('./embedded-messages.ts').ToEmbedded} ToEmbedded */
/** @typedef {import('./embedded-messages.ts').FromEmbedded} FromEmbedded */

/**
 * Its pages are read from files that the system keeps in memory anyway: with buffers of its own usual size it would hold
 * them twice, and what is read often lies in memory as read models and search index.
 */
const settings = ['shared_buffers=16MB', 'wal_buffers=1MB', 'maintenance_work_mem=16MB', 'timezone=UTC'];

const port = parentPort;
if (!port) throw new Error('The embedded database starts as a worker.');
const given = /** @type {EmbeddedProgram} */ (workerData);
const program = typeof given === 'string' ? await WebAssembly.compile(await readFile(given)) : given;

/** @type {PGlite} */
let pglite;

/** @type {(start: EmbeddedStart) => Promise<void>} */
async function open({ folder, dump }) {
  pglite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
    pgliteWasmModule: program,
    extensions: { btree_gist, pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
  });
  collectNowAndThen();
  answer({ program });
}

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
    // Nothing else runs on this thread meanwhile: the files are those of one moment, as after a power failure.
    const dump = new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer());
    answer(dump, [dump.buffer]);
    return;
  }
  if (!(message instanceof Uint8Array)) return open(message);
  const bytes = await answerTo(message);
  answer(bytes, [bytes.buffer]);
}

/**
 * What the database answers comes as it fills its own buffer, of which each part is a view. Without `onRawData` it would read each
 * answer once more into objects that nobody asks for, and keep them.
 *
 * @type {(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>}
 */
async function answerTo(message) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  await pglite.execProtocolRawStream(message, { onRawData: (part) => parts.push(part.slice()) });
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @type {Promise<void>} */
let served = Promise.resolve();
port.on('message', (/** @type {ToEmbedded} */ message) => {
  // An error here is not one of SQL, which travels as an answer: the thread ends with it, and who waits is told.
  served = served.then(() => serve(message));
});

const lookMs = 10_000;
const worthBytes = 12_000_000;

/**
 * The start leaves behind the archives that the database came in, and large answers what they were put together from. A heap that
 * has grown is collected: by itself that would happen only when it is several times as large. It takes a hundredth of a second.
 */
function collectNowAndThen() {
  setFlagsFromString('--expose-gc');
  const collect = /** @type {() => void} */ (runInNewContext('gc'));
  const heapBytes = () => getHeapStatistics().total_heap_size;
  collect();
  let left = heapBytes();
  setInterval(() => {
    if (heapBytes() < left + worthBytes) return;
    collect();
    left = heapBytes();
  }, lookMs).unref();
}
