import { createRequire } from 'node:module';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { EmbeddedProgram, EmbeddedStart, FromEmbedded, ToEmbedded } from './embedded-messages.ts';

export interface EmbeddedThread {
  /** Resolves when it answers; earlier queries wait. Rejects if it cannot be opened. */
  opened: Promise<void>;
  /** A connection as the stream that `pg` uses. The database has one session: only one connection at a time. */
  connect(): Duplex;
  /** Dumps its files as of one moment, compressed. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** PostgreSQL's Terminate message. It ends a connection, but must not end the database's only session. */
const terminate = 'X'.charCodeAt(0);

/** Cached, since compiling takes a third of a start and a process may open several databases. */
let compiledProgram: WebAssembly.Module | null = null;

let begun: Worker | null = null;

/** Starts a thread in advance, since loading and compiling takes as long as loading the server's modules. The next database uses it. */
export function beginEmbeddedThread(): void {
  begun ??= newThread();
}

/** The thread compiles by itself, since the main thread may be loading modules meanwhile. */
function newThread(): Worker {
  const program: EmbeddedProgram =
    compiledProgram ?? createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  return new Worker(new URL('./embedded-worker.js', import.meta.url), {
    workerData: program,
    // The thread has few JavaScript objects; the database's memory is WebAssembly's.
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
  });
}

export function startEmbeddedThread(start: EmbeddedStart): EmbeddedThread {
  const worker = begun ?? newThread();
  begun = null;
  const waiting: { resolve: (message: FromEmbedded) => void; reject: (error: Error) => void }[] = [];
  let endError: Error | null = null;

  const next = (): Promise<FromEmbedded> =>
    new Promise((resolve, reject) => {
      if (endError) return reject(endError);
      // Keeps the process alive while an answer is pending, but not for an idle database.
      worker.ref();
      waiting.push({ resolve, reject });
    });
  const post = (message: ToEmbedded): void => {
    // Copies the view: transferring it would transfer its whole buffer.
    const whole = message instanceof Uint8Array ? new Uint8Array(message) : message;
    worker.postMessage(whole, whole instanceof Uint8Array ? [whole.buffer] : []);
  };
  const ask = (message: ToEmbedded): Promise<FromEmbedded> => {
    const answer = next();
    if (!endError) post(message);
    return answer;
  };
  const end = (error: Error): void => {
    endError ??= error;
    for (const { reject } of waiting.splice(0)) reject(endError);
  };
  worker.on('message', (message: FromEmbedded) => {
    waiting.shift()?.resolve(message);
    if (waiting.length === 0) worker.unref();
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The embedded database has ended.')));

  const opened = ask(start).then((message) => {
    ({ program: compiledProgram } = message as { program: WebAssembly.Module });
  });
  return {
    opened,
    dump: async () => (await ask('dump')) as Uint8Array,
    connect: () => new EmbeddedStream(async (bytes) => (await ask(bytes)) as Uint8Array),
    close: async () => {
      if (!endError) await ask('close');
      await worker.terminate();
    },
  };
}

/** A socket as `pg` uses one. Everything written at once, from parse to sync, is one message each way. */
class EmbeddedStream extends Duplex {
  readonly #exchange: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

  constructor(exchange: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>) {
    super();
    this.#exchange = exchange;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed when they arrive.
  }

  override _write(
    chunk: Buffer<ArrayBuffer>,
    _encoding: BufferEncoding,
    done: (error?: Error) => void,
  ): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer<ArrayBuffer> }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #send(bytes: Buffer<ArrayBuffer>, done: (error?: Error) => void): void {
    if (bytes[0] === terminate) {
      this.push(null);
      done();
      return;
    }
    this.#exchange(bytes).then(
      (answer) => {
        if (!this.destroyed) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      },
      (error: Error) => this.destroy(error),
    );
    done();
  }
}
