import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address for several nodes, as docs/operations.md advises: ready nodes are preferred, serving ones are better than none. */
interface Balancer {
  url: string;
  close(): Promise<void>;
}

const checkEveryMs = 250;
const checkWithinMs = 1_000;
type Health = 'ready' | 'serving' | 'away';

export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  const healths: Health[] = nodes.map(() => 'away');
  const answers = (address: string): Promise<boolean> =>
    fetch(address, { signal: AbortSignal.timeout(checkWithinMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const checks = nodes.map((node, index) => {
    const check = async (): Promise<void> => {
      if (await answers(`${node}/readyz`)) healths[index] = 'ready';
      else healths[index] = (await answers(`${node}/servez`)) ? 'serving' : 'away';
    };
    void check();
    return setInterval(() => void check(), checkEveryMs);
  });

  let turn = 0;
  const candidates = (): string[] => {
    turn += 1;
    const rotated = nodes.map((_, index) => (index + turn) % nodes.length);
    return (['ready', 'serving', 'away'] as const).flatMap((health) =>
      rotated.filter((index) => healths[index] === health).map((index) => nodes[index]!),
    );
  };

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => forward(incoming, Buffer.concat(parts), outgoing, candidates()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        checks.forEach(clearInterval);
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * A node that refuses the connection has not begun the request, so the next one takes it. A request whose connection broke off later may
 * have been done, so it is not repeated.
 */
function forward(
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  [node, ...others]: readonly string[],
): void {
  if (node === undefined) return void outgoing.writeHead(502).end();
  const { method = 'GET', headers } = incoming;
  const passed = request(`${node}${incoming.url ?? '/'}`, { method, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') forward(incoming, body, outgoing, others);
    else outgoing.destroy();
  });
  passed.end(body);
}
