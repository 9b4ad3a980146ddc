import { setTimeout as sleep } from 'node:timers/promises';

/** The pause between two queries and their timeout are together below two seconds. */
const pauseMs = 400;
const silentAfterMs = 1_200;
/** Work that needs no database finishes within this time, even while the database is silent. */
const graceMs = 100;
/**
 * Milliseconds in which a silent connection may still answer once a new one does: then the server only paused, and no connection is lost.
 */
const secondChanceMs = 250;
/** After this silence the server is given up with all its pending queries. */
const lostAfterMs = 4_000;

/** The database accepts connections but does not answer. */
class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT';
}

export interface PulseConnection {
  ask(): Promise<void>;
  /** Closes it; waits only a moment for the server. */
  end(): Promise<void>;
}

export interface PulseDeps {
  connect(): PulseConnection;
  /** Destroys all connections to this server but the given one; their pending queries fail with the reason. */
  giveUp(reason: Error, except?: PulseConnection): void;
}

export interface DatabasePulse {
  /**
   * Resolves like the work, but rejects with a DatabaseSilentError while the database is silent. The work goes on: a write may still be
   * committed, as when a connection breaks after the commit.
   */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

type Outcome = 'answered' | 'failed';

const outcomeOf = (asked: Promise<void>): Promise<Outcome> =>
  asked.then(
    () => 'answered',
    () => 'failed',
  );

const never = new Promise<never>(() => undefined);

/**
 * Checks over its own connection whether the database answers. A slow statement is no sign, since imports and migrations may be slow; a
 * stopped or disconnected server would block every call. A server may also vanish silently and another take over its address; TCP would
 * keep the old connections for a quarter of an hour. So a silent pulse opens new connections: once one of them answers while the old one
 * still does not, all old connections are destroyed, and after a while without any answer as well.
 */
export function createDatabasePulse({ connect, giveUp }: PulseDeps): DatabasePulse {
  let current: PulseConnection | null = null;
  let isSilent = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = new Set<() => void>();
  const silence = (): DatabaseSilentError => new DatabaseSilentError('The database does not answer.');

  const pause = (ms: number): Promise<void> =>
    sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

  async function within(outcome: Promise<Outcome>, ms: number): Promise<Outcome | 'late'> {
    const due = performance.now() + ms;
    const first = await Promise.race([outcome, pause(ms).then(() => 'late' as const)]);
    if (first !== 'late' || signal.aborted) return first;
    // A process that was busy itself has not read the answer yet.
    const extraMs = performance.now() - due > 200 ? 300 : 0;
    return Promise.race([outcome, sleep(extraMs).then(() => 'late' as const)]);
  }

  function becomeSilent(): void {
    isSilent = true;
    for (const refuse of [...waiting]) refuse();
  }

  async function beat(): Promise<void> {
    current ??= connect();
    const asked = outcomeOf(current.ask());
    const outcome = await within(asked, silentAfterMs);
    // A refused or broken connection is told to each query by itself; only silence has to be remembered.
    if (outcome === 'failed') await drop();
    else if (outcome === 'late' && !signal.aborted) await recover(asked);
  }

  /** Opens new connections until one is answered or refused, or until the silent one answers. */
  async function recover(asked: Promise<Outcome>): Promise<void> {
    becomeSilent();
    const since = performance.now();
    const oldAnswers = asked.then((outcome) => outcome === 'answered' || never);
    while (!signal.aborted) {
      const probe = connect();
      const probed = outcomeOf(probe.ask());
      const first = await within(
        Promise.race([oldAnswers.then(() => 'answered' as const), probed]),
        silentAfterMs,
      );
      if (first === 'late') {
        if (performance.now() - since > lostAfterMs && !signal.aborted) giveUp(silence());
        await probe.end();
        continue;
      }
      const isBack = await Promise.race([oldAnswers, pause(secondChanceMs).then(() => false)]);
      if (!isBack && !signal.aborted) {
        // What was asked before is lost, whether the server answers new questions or refuses them.
        const isAnswered = (await within(probed, silentAfterMs)) === 'answered';
        giveUp(silence(), isAnswered ? probe : undefined);
        await drop();
        if (isAnswered) current = probe;
      }
      if (current !== probe) await probe.end();
      break;
    }
    isSilent = false;
  }

  async function drop(): Promise<void> {
    const dropped = current;
    current = null;
    await dropped?.end();
  }

  async function beatOn(): Promise<void> {
    while (!signal.aborted) {
      await beat();
      await pause(pauseMs);
    }
  }
  const beating = beatOn();

  return {
    guard: (work) =>
      new Promise((resolve, reject) => {
        const refuse = (): void => reject(silence());
        const grace = isSilent ? setTimeout(refuse, graceMs) : undefined;
        if (!isSilent) waiting.add(refuse);
        work.then(resolve, reject).finally(() => {
          clearTimeout(grace);
          waiting.delete(refuse);
        });
      }),
    async stop() {
      stopping.abort();
      await beating;
      await drop();
    },
  };
}
