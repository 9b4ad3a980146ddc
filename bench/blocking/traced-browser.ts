import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TraceEvent } from './blocking-time.ts';

/** The phone screen of Lighthouse. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** After this time a page is hydrated and has finished its idle work. */
const watchedMs = 5000;

interface TracedBrowser {
  /** Opens the address in a fresh browser profile on a phone screen, and records a trace. */
  trace(url: string, options: { scripts: boolean }): Promise<TraceEvent[]>;
  close(): Promise<void>;
}

/**
 * Starts a browser that is controlled without a testing library. Such libraries observe each step of a script, which
 * takes several times as long as the page itself.
 */
export async function startTracedBrowser(executable: string): Promise<TracedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'feriola-browser-'));
  const child = spawn(
    executable,
    ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exit = once(child, 'exit');
  const call = await connect(await readAddress(child.stderr));
  return {
    async trace(url, { scripts }) {
      const { browserContextId } = await call<{ browserContextId: string }>('Target.createBrowserContext');
      const { targetId } = await call<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await call<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      await call('Emulation.setDeviceMetricsOverride', phone, sessionId);
      await call('Emulation.setScriptExecutionDisabled', { value: !scripts }, sessionId);
      const traceEnd = call.traced();
      await call('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: {
          includedCategories: [
            'devtools.timeline',
            'disabled-by-default-devtools.timeline',
            'loading',
            'blink.user_timing',
          ],
        },
      });
      await call('Page.navigate', { url }, sessionId);
      await wait(watchedMs);
      await call('Tracing.end');
      const events = await traceEnd;
      await call('Target.disposeBrowserContext', { browserContextId });
      return events;
    },
    async close() {
      child.kill();
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function readAddress(stderr: AsyncIterable<Buffer>): Promise<string> {
  let output = '';
  for await (const part of stderr) {
    output += part.toString();
    const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
    if (address) return address;
  }
  throw new Error(`The browser has not started: ${output}`);
}

interface Call {
  <Result>(method: string, params?: object, sessionId?: string): Promise<Result>;
  /** Resolves to the events of the next trace at its end. */
  traced(): Promise<TraceEvent[]>;
}

interface Message {
  id?: number;
  method?: string;
  params?: { value?: TraceEvent[] };
  result?: unknown;
  error?: { message: string };
}

/** Connects by the Chrome DevTools Protocol: https://chromedevtools.github.io/devtools-protocol/ */
async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pendingCalls = new Map<number, (message: Message) => void>();
  let events: TraceEvent[] = [];
  let onTraced: (events: TraceEvent[]) => void = () => undefined;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) pendingCalls.get(message.id)?.(message);
    else if (message.method === 'Tracing.dataCollected') events.push(...(message.params?.value ?? []));
    else if (message.method === 'Tracing.tracingComplete') onTraced(events);
  });
  let lastID = 0;
  const call = <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = (lastID += 1);
      pendingCalls.set(id, ({ result, error }) => {
        pendingCalls.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    });
  return Object.assign(call, {
    traced: () => {
      events = [];
      return new Promise<TraceEvent[]>((resolve) => {
        onTraced = resolve;
      });
    },
  });
}
