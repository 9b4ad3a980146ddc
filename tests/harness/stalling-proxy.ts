import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A proxy between a process and a server: it can hold back all data, as a cut line does, or end and refuse all connections, as a crash
 * does.
 */
export interface StallingProxy {
  port: number;
  stall(): void;
  resume(): void;
  cut(): Promise<void>;
  /** Accepts connections again, on the same port. */
  mend(): Promise<void>;
  /** Holds each chunk of data back for this long, in both directions; 0 is the plain line again. */
  slow(ms: number): void;
  /** Silently drops everything on the present connections for good; new connections work. */
  strand(): void;
  close(): Promise<void>;
}

export async function startStallingProxy(targetPort: number): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  const stranded = new Set<Socket>();
  let isStalled = false;
  let delayMs = 0;
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      const pass = inOrder((bytes) => to.write(bytes));
      from.on('data', (bytes) => pass(bytes, delayMs));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isStalled) from.pause();
    }
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) if (!stranded.has(socket)) socket.resume();
    },
    slow(ms) {
      delayMs = ms;
    },
    strand() {
      for (const socket of sockets) {
        socket.removeAllListeners('data').pause();
        stranded.add(socket);
      }
    },
    cut: end,
    mend: () => listen(port),
    close: end,
  };
}

/** Passes data on after a delay each, never past data that came before it with a longer one. */
function inOrder(write: (bytes: Buffer) => void): (bytes: Buffer, delayMs: number) => void {
  const waiting: Buffer[] = [];
  return (bytes, delayMs) => {
    if (delayMs === 0 && waiting.length === 0) return write(bytes);
    waiting.push(bytes);
    setTimeout(() => write(waiting.shift()!), delayMs);
  };
}
