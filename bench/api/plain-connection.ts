import { connect, type Socket } from 'node:net';

const headEnd = '\r\n\r\n';
/** Upper bound of the bytes of an answer's head. */
const headMost = 16 * 1024;
/** All connections read into this one buffer. Nothing of it is kept, so that no garbage arises. */
const received = Buffer.allocUnsafe(256 * 1024);

/**
 * One connection that asks and counts what comes, one call at a time. Node's own client takes as long for an answer of
 * 80 kB as the server does, and both share a machine.
 */
export class PlainConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #answered: ((status: number) => void) | null = null;
  #head = '';
  #status = 0;
  /** Bytes of the body still to come; null while the head is read. */
  #left: number | null = null;
  isOpen = true;

  constructor({ hostname, port, host }: URL) {
    this.#host = host;
    this.#socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 80),
      noDelay: true,
      onread: {
        buffer: received,
        callback: (bytes) => {
          this.#take(received.subarray(0, bytes));
          return true;
        },
      },
    });
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => {
      this.isOpen = false;
      this.#answered?.(0);
    });
  }

  /** Resolves to the status when the answer has ended; 0 if there was no answer. */
  ask(path: string): Promise<number> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: ${this.#host}${headEnd}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#left === null) {
      const before = this.#head.length;
      // The end of the head may lie across two reads.
      this.#head += chunk.toString('latin1', 0, Math.min(chunk.length, headMost));
      const end = this.#head.indexOf(headEnd);
      if (end < 0) return;
      this.#status = Number(this.#head.slice('HTTP/1.1 '.length).slice(0, 3));
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, end))?.[1]);
      this.#left = length - (before + chunk.length - end - headEnd.length);
    } else this.#left -= chunk.length;
    if (this.#left > 0) return;
    this.#left = null;
    this.#head = '';
    const answered = this.#answered;
    this.#answered = null;
    answered?.(this.#status);
  }
}
