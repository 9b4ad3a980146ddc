import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer as docs/operations.md recommends. It prefers ready nodes, and otherwise uses any that respond. */
interface Balancer {
  url: string;
  /** Requests whose connection to their node broke, with the time of each in milliseconds of this process. */
  broken: readonly BrokenRequest[];
  close(): Promise<void>;
}

export interface BrokenRequest {
  node: number;
  from: number;
  until: number;
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
  const broken: BrokenRequest[] = [];
  const candidates = (): number[] => {
    turn += 1;
    const rotatedNodes = nodes.map((_, index) => (index + turn) % nodes.length);
    return (['ready', 'serving', 'away'] as const).flatMap((health) =>
      rotatedNodes.filter((index) => healths[index] === health),
    );
  };

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      forward({ incoming, body: Buffer.concat(parts), outgoing, nodes, broken }, candidates());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    broken,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        checks.forEach(clearInterval);
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Forwarded {
  incoming: IncomingMessage;
  body: Buffer;
  outgoing: ServerResponse;
  nodes: readonly string[];
  broken: BrokenRequest[];
}

/**
 * A refused connection means that the request has not begun, so the next node gets it. A request whose connection
 * broke later may have been executed, so it is not repeated. During a change of version another node may have the
 * script that one lacks.
 */
function forward(forwarded: Forwarded, [node, ...others]: readonly number[]): void {
  const { incoming, body, outgoing, nodes, broken } = forwarded;
  if (node === undefined) return void outgoing.writeHead(502).end();
  const { method = 'GET', headers, url = '/' } = incoming;
  const from = performance.now();
  const breakOff = (): void => {
    broken.push({ node, from, until: performance.now() });
    outgoing.destroy();
  };
  const upstreamRequest = request(`${nodes[node]!}${url}`, { method, headers, agent: false }, (answer) => {
    if (answer.statusCode === 404 && url.startsWith('/assets/') && others.length > 0) {
      answer.resume();
      return forward(forwarded, others);
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', breakOff);
    answer.pipe(outgoing);
  });
  upstreamRequest.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') forward(forwarded, others);
    else breakOff();
  });
  upstreamRequest.end(body);
}
