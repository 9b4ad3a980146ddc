import { expect, test, vi } from 'vitest';
import { createDatabasePulse, type PulseConnection, type PulseDeps } from './database-pulse.ts';

/** Returns a server of whose connections only some answer, as the test decides by their order. */
function serverWith(answers: (index: number) => Promise<void>) {
  const connections: PulseConnection[] = [];
  const ended: number[] = [];
  const giveUp = vi.fn<PulseDeps['giveUp']>();
  const connect = (): PulseConnection => {
    const index = connections.length;
    const connection: PulseConnection = {
      ask: () => answers(index),
      end: () => {
        ended.push(index);
        return Promise.resolve();
      },
    };
    connections.push(connection);
    return connection;
  };
  return { connections, ended, giveUp, pulse: createDatabasePulse({ connect, giveUp }) };
}

const never = (): Promise<void> => new Promise(() => undefined);

test('a connection that is still being made when the pulse stops is ended before the stop is over', async () => {
  const { ended, pulse } = serverWith(never);
  await pulse.stop();
  expect(ended).toEqual([0]);
});

test('a connection that is open when the pulse stops is ended', async () => {
  const { ended, pulse } = serverWith(() => Promise.resolve());
  await new Promise(setImmediate);
  await pulse.stop();
  expect(ended).toEqual([0]);
});

test('once a new connection answers and the silent one still does not, all old ones are given up', async () => {
  const { connections, giveUp, pulse } = serverWith((index) => (index === 0 ? never() : Promise.resolve()));
  await expect(pulse.guard(never())).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledTimes(1), 10_000);
  expect(giveUp.mock.calls[0]![1]).toBe(connections[1]);
  expect(await pulse.guard(Promise.resolve('back'))).toBe('back');
  await pulse.stop();
});

test('a pause of the server ends nothing: the silent connection answers after all', async () => {
  const late = Promise.withResolvers<void>();
  const { ended, giveUp, pulse } = serverWith((index) => (index === 0 ? late.promise : never()));
  await expect(pulse.guard(never())).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  late.resolve();
  await vi.waitFor(() => expect(ended).toEqual([1]), 10_000);
  expect(giveUp).not.toHaveBeenCalled();
  await pulse.stop();
});

test('time in which the process itself is busy is no silence of the server', async () => {
  const { giveUp, connections, pulse } = serverWith(async () => {
    // Each of the trips to the server waits for the process to have time for it.
    for (let trip = 0; trip < 10; trip += 1) {
      await new Promise(setImmediate);
      const busyUntil = performance.now() + 350;
      while (performance.now() < busyUntil);
    }
  });
  expect(await pulse.guard(new Promise((resolve) => setTimeout(resolve, 4_000, 'worked')))).toBe('worked');
  expect(connections).toHaveLength(1);
  expect(giveUp).not.toHaveBeenCalled();
  await pulse.stop();
});

test('a server that answers nobody is given up with all that was asked of it', async () => {
  const { giveUp, pulse } = serverWith(never);
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalled(), 20_000);
  expect(giveUp.mock.calls[0]![1]).toBeUndefined();
  await pulse.stop();
});
