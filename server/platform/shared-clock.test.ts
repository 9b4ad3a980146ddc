import { expect, test } from 'vitest';
import { createMeasuredClock } from './shared-clock.ts';

const databaseMs = Date.UTC(2027, 2, 1, 10);
const minutes = 60_000;

/** A machine whose clock is five minutes ahead; `pass` lets time go by. */
function machineAhead() {
  let [wall, count] = [databaseMs + 5 * minutes, 1_000];
  return {
    machine: { wallMs: () => wall, countMs: () => count },
    pass: (ms: number) => {
      wall += ms;
      count += ms;
    },
    setWall: (ms: number) => {
      wall = ms;
    },
  };
}

test('it is the machine’s clock at first, then the database’s, and tells how far they are apart', async () => {
  const { machine, pass, setWall } = machineAhead();
  const clock = createMeasuredClock(machine);
  expect(clock.skewMs()).toBeNull();
  expect(clock.now()).toEqual(new Date(databaseMs + 5 * minutes));
  await clock.measure(() => Promise.resolve(databaseMs));
  expect(clock.now()).toEqual(new Date(databaseMs));
  expect(clock.skewMs()).toBe(5 * minutes);
  pass(2_000);
  expect(clock.now()).toEqual(new Date(databaseMs + 2_000));
  // Somebody sets the machine's clock: what is measured by its count stays.
  setWall(databaseMs + 2_000);
  expect(clock.now()).toEqual(new Date(databaseMs + 2_000));
  expect(clock.skewMs()).toBe(0);
});

test('an answer that was long on its way sets nothing that it does not contradict', async () => {
  const { machine, pass } = machineAhead();
  const clock = createMeasuredClock(machine);
  await clock.measure(() => Promise.resolve(databaseMs));
  await clock.measure(() => {
    pass(3_000);
    return Promise.resolve(databaseMs + 100);
  });
  expect(clock.now()).toEqual(new Date(databaseMs + 3_000));
  // A minute is missing, as after a machine was put to sleep, which stops its count.
  await clock.measure(() => Promise.resolve(databaseMs + 63_000));
  expect(clock.now()).toEqual(new Date(databaseMs + 63_000));
});
