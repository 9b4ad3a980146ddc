import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The pause between two questions and the time that one may stay without an answer are together under two seconds.
 */
const pauseMs = 400;
const silentAfterMs = 1_200;
/** What needs no database answers within this time, also while the database is silent. */
const graceMs = 100;
/** So long a connection that has been silent may still answer once a new one does: then it was a pause, and nothing is lost. */
const secondChanceMs = 250;
/** A server that answers nobody for so long is given up with all that was asked of it. */
const lostAfterMs = 4_000;

/** The database takes connections but does not answer. */
class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** A connection of the pulse's own. */
export interface PulseConnection {
  /** Connects where that was not done yet, and asks. */
  ask(): Promise<void>;
  /** Ends it; waits only a moment for the server's consent. */
  end(): Promise<void>;
}

export interface PulseDeps {
  connect(): PulseConnection;
  /** Destroys all connections to this server but the given one: whoever waits on one of them gets the error. */
  giveUp(reason: Error, except?: PulseConnection): void;
}

export interface DatabasePulse {
  /**
   * The work's own outcome; but while the database is silent, a DatabaseSilentError instead of waiting on.
   * The work itself goes on: a write may still be committed once the database speaks again, as with a
   * connection that breaks after the commit.
   */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  /** Resolves once no connection of the pulse is open or being made any more. */
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
 * Asks the database over a connection of its own whether it answers. A statement that takes long is no
 * sign, since imports and migrations may; a server that has been stopped or cut off would hold up every call.
 *
 * A server may vanish without a word: its host is gone, and another one answers under its address. Connections to the old one would
 * be believed in for a quarter of an hour. So a silent pulse tries new connections: once one of them answers while the old one still
 * does not, all old ones are given up, and after a while without any answer as well.
 */
export function createDatabasePulse({ connect, giveUp }: PulseDeps): DatabasePulse {
  let current: PulseConnection | null = null;
  let isSilent = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = new Set<() => void>();
  const silence = (): DatabaseSilentError => new DatabaseSilentError('The database does not answer.');

  /** Resolves after a while, or at once when the pulse stops. */
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

  /** Tries new connections until one is answered or refused, or until the silent one speaks after all. */
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
