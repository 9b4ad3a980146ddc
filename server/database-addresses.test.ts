import { expect, test } from 'vitest';
import { addressesOfHosts } from './database-addresses.ts';

test.each([
  ['postgresql://feriola@127.0.0.1:5432/site', ['postgresql://feriola@127.0.0.1:5432/site']],
  [
    'postgresql://u:p%40ss@one:5432,two:5433,three/site?sslmode=require',
    [
      'postgresql://u:p%40ss@one:5432/site?sslmode=require',
      'postgresql://u:p%40ss@two:5433/site?sslmode=require',
      'postgresql://u:p%40ss@three/site?sslmode=require',
    ],
  ],
  ['postgres://[::1]:5432,[::2]:5432/site', ['postgres://[::1]:5432/site', 'postgres://[::2]:5432/site']],
  ['postgresql:///site?host=/var/run/postgresql', ['postgresql:///site?host=/var/run/postgresql']],
])('%s names %j', (address, addresses) => {
  expect(addressesOfHosts(address)).toEqual(addresses);
});

test.each(['mysql://one/site', 'postgresql://one:port/site', 'postgresql://one,two:99999/site'])(
  '%s is no address of PostgreSQL',
  (address) => {
    expect(() => addressesOfHosts(address)).toThrow(TypeError);
  },
);
