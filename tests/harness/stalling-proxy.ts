import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a process and a server and can hold all that passes back, as a cut line does. */
export interface StallingProxy {
  port: number;
  stall(): void;
  resume(): void;
  /** Lets nothing more pass on the connections that there are, ever and without a word; new ones work. */
  strand(): void;
  close(): Promise<void>;
}

export async function startStallingProxy(targetPort: number): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  const stranded = new Set<Socket>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isStalled) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) if (!stranded.has(socket)) socket.resume();
    },
    strand() {
      for (const socket of sockets) {
        socket.removeAllListeners('data').pause();
        stranded.add(socket);
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
