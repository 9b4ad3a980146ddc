import { expect, test } from 'vitest';
import { createDatabaseHosts } from './database-hosts.ts';

test('a host is left once, by whoever notices first, and the last leads to the first again', () => {
  const turns: string[] = [];
  const hosts = createDatabaseHosts('postgresql://one,two/site', (address) => turns.push(address));
  const [one, two] = ['postgresql://one/site', 'postgresql://two/site'];
  hosts.leave(one);
  hosts.leave(one);
  expect(hosts.current()).toBe(two);
  hosts.leave(two);
  expect([turns, hosts.hasOthers]).toEqual([[two, one], true]);
  const alone = createDatabaseHosts(one, () => expect.unreachable());
  alone.leave(one);
  expect([alone.current(), alone.hasOthers]).toEqual([one, false]);
});
