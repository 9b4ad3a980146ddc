import { setTimeout as sleep } from 'node:timers/promises';

/** The pause between two queries and their timeout are together below two seconds. */
const pauseMs = 400;
const silentAfterMs = 1_200;
const tickMs = 50;
/** Work that needs no database finishes within this time, even while the database is silent. */
const graceMs = 100;
/**
 * Milliseconds in which a silent connection may still answer once a new one does: then the server only paused, and no connection is lost.
 */
const secondChanceMs = 250;
/** After this silence all connections to the server are destroyed, with their pending queries. */
const lostAfterMs = 4_000;

/** The database accepts connections but does not answer. */
class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT';
}

export interface PulseConnection {
  ask(): Promise<void>;
  /** Closes the connection; waits only a moment for the server. */
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

const toOutcome = (answer: Promise<void>): Promise<Outcome> =>
  answer.then(
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

  /** While this process is busy, as at its start, it reads no answers: such time counts as one tick, however long it was. */
  async function within(outcome: Promise<Outcome>, ms: number): Promise<Outcome | 'late'> {
    for (let waitedMs = 0; waitedMs < ms && !signal.aborted; waitedMs += tickMs) {
      const first = await Promise.race([outcome, pause(tickMs).then(() => 'late' as const)]);
      if (first !== 'late') return first;
    }
    // What arrived during the last tick is read in this turn of the event loop, after its timers.
    return Promise.race([outcome, new Promise(setImmediate).then(() => 'late' as const)]);
  }

  function becomeSilent(): void {
    isSilent = true;
    for (const refuse of [...waiting]) refuse();
  }

  async function beat(): Promise<void> {
    current ??= connect();
    const answer = toOutcome(current.ask());
    const outcome = await within(answer, silentAfterMs);
    // Queries learn of a refused or broken connection by themselves; only silence has to be recorded.
    if (outcome === 'failed') await drop();
    else if (outcome === 'late' && !signal.aborted) await recover(answer);
  }

  /** Opens new connections until one is answered or refused, or until the silent one answers. */
  async function recover(answer: Promise<Outcome>): Promise<void> {
    becomeSilent();
    const since = performance.now();
    const oldAnswers = answer.then((outcome) => outcome === 'answered' || never);
    while (!signal.aborted) {
      const probe = connect();
      const probeOutcome = toOutcome(probe.ask());
      const first = await within(
        Promise.race([oldAnswers.then(() => 'answered' as const), probeOutcome]),
        silentAfterMs,
      );
      if (first === 'late') {
        if (performance.now() - since > lostAfterMs && !signal.aborted) giveUp(silence());
        await probe.end();
        continue;
      }
      const isBack = (await within(answer, secondChanceMs)) === 'answered';
      if (!isBack && !signal.aborted) {
        // Pending queries are lost, no matter whether the server answers or refuses new ones.
        const isAnswered = (await within(probeOutcome, silentAfterMs)) === 'answered';
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
    const connection = current;
    current = null;
    await connection?.end();
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
