import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between this process and a database server that counts round trips. */
export interface RoundTrips {
  port: number;
  /** The round trips of the work, which must have the pool's connections for itself. */
  during(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Least milliseconds of one way. A message sent sooner after another has not waited for its answer. */
const wayMs = 10;
/** Statements of the pulse, which run on their own connection. */
const isPulse = /extract\(epoch from clock_timestamp\(\)\)/;

export async function countRoundTrips(targetPort: number): Promise<RoundTrips> {
  const sockets = new Set<Socket>();
  let trips = 0;
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    let tripAt = -Infinity;
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (bytes) => {
      const now = performance.now();
      if (now - tripAt >= wayMs && !isPulse.test(bytes.toString('latin1'))) {
        trips += 1;
        tripAt = now;
      }
      setTimeout(() => far.write(bytes), wayMs);
    });
    far.on('data', (bytes) => near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async during(work) {
      trips = 0;
      await work();
      return trips;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
