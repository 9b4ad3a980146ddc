import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer as docs/operations.md recommends. It prefers ready nodes, and otherwise uses any that respond. */
interface Balancer {
  url: string;
  close(): Promise<void>;
}

const checkEveryMs = 250;
const checkWithinMs = 1_000;
type Health = 'ready' | 'serving' | 'away';

export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  const healths: Health[] = nodes.map(() => 'away');
  const doesAnswer = (address: string): Promise<boolean> =>
    fetch(address, { signal: AbortSignal.timeout(checkWithinMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const checks = nodes.map((node, index) => {
    const checkNodes = async (): Promise<void> => {
      if (await doesAnswer(`${node}/readyz`)) healths[index] = 'ready';
      else healths[index] = (await doesAnswer(`${node}/servez`)) ? 'serving' : 'away';
    };
    void checkNodes();
    return setInterval(() => void checkNodes(), checkEveryMs);
  });

  let turn = 0;
  const candidates = (): string[] => {
    turn += 1;
    const rotatedNodes = nodes.map((_, index) => (index + turn) % nodes.length);
    return (['ready', 'serving', 'away'] as const).flatMap((health) =>
      rotatedNodes.filter((index) => healths[index] === health).map((index) => nodes[index]!),
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
 * A refused connection means that the request has not begun, so the next node gets it. A request whose connection
 * broke later may have been executed, so it is not repeated.
 */
function forward(
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  [node, ...others]: readonly string[],
): void {
  if (node === undefined) return void outgoing.writeHead(502).end();
  const { method = 'GET', headers } = incoming;
  const upstreamRequest = request(
    `${node}${incoming.url ?? '/'}`,
    { method, headers, agent: false },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    },
  );
  upstreamRequest.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') forward(incoming, body, outgoing, others);
    else outgoing.destroy();
  });
  upstreamRequest.end(body);
}
