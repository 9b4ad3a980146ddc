import { Socket } from 'node:net';

export interface OpenSockets {
  /** Creates a socket, which is tracked until it closes. */
  open(): Socket;
  /** Destroys all sockets at once, except the given one; pending queries fail with the reason. */
  destroy(reason: Error, except?: Socket): void;
}

/**
 * Tracks sockets from creation on. A vanished server answers neither a goodbye nor a connection attempt, and the kernel would wait for a
 * quarter of an hour.
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
