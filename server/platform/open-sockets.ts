import { Socket } from 'node:net';

/** The connections of this process to one database server, also those that are still being made. */
export interface OpenSockets {
  /** Makes the socket of one connection, which is remembered until it closes. */
  open(): Socket;
  /** Ends all of them at once, but for those given; whoever waits for an answer on one gets the error. */
  destroy(reason: Error, except?: Socket): void;
}

/**
 * Remembers sockets from the first moment on: a server that has vanished answers neither a goodbye nor the begin of a
 * connection, and the kernel would wait for it for a quarter of an hour.
 */
export function createOpenSockets(): OpenSockets {
  const sockets = new Set<Socket>();
  return {
    open() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
    destroy(reason, except) {
      for (const socket of [...sockets]) {
        if (socket !== except) socket.destroy(reason);
      }
    },
  };
}
