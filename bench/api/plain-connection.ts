import { connect, type Socket } from 'node:net';

const headEnd = '\r\n\r\n';
/** Maximum size of a response head in bytes. */
const headMost = 16 * 1024;
/** Shared read buffer of all connections, which avoids garbage. */
const readBuffer = Buffer.allocUnsafe(256 * 1024);

/**
 * One keep-alive connection that sends requests one at a time and counts the bytes of responses. Node's own client
 * takes as long for a response of 80 kB as the server, and both share a machine.
 */
export class PlainConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #answered: ((status: number) => void) | null = null;
  #head = '';
  #status = 0;
  /** Remaining bytes of the body. Null while the head is being read. */
  #left: number | null = null;
  isOpen = true;

  constructor({ hostname, port, host }: URL) {
    this.#host = host;
    this.#socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 80),
      noDelay: true,
      onread: {
        buffer: readBuffer,
        callback: (bytes) => {
          this.#take(readBuffer.subarray(0, bytes));
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

  /** Resolves to the status at the end of the response, or to 0 if there was none. */
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
      const earlierLength = this.#head.length;
      // The end of the head may be split between two chunks.
      this.#head += chunk.toString('latin1', 0, Math.min(chunk.length, headMost));
      const end = this.#head.indexOf(headEnd);
      if (end < 0) return;
      this.#status = Number(this.#head.slice('HTTP/1.1 '.length).slice(0, 3));
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, end))?.[1]);
      this.#left = length - (earlierLength + chunk.length - end - headEnd.length);
    } else this.#left -= chunk.length;
    if (this.#left > 0) return;
    this.#left = null;
    this.#head = '';
    const resolveAnswer = this.#answered;
    this.#answered = null;
    resolveAnswer?.(this.#status);
  }
}
