import { expect, test } from 'vitest';
import { createReplyAddresses } from './reply-addresses.ts';

const addresses = createReplyAddresses({ secret: 'a key for tests', domain: 'mail.example.org' });
const tagOf = (address: string): string => /\+(.+)@/.exec(address)![1]!;

test('an address says what it answers, whatever case mail servers make of it', () => {
  const address = addresses.of({ kind: 'case', id: 100_001 })!;
  expect(address).toMatch(/^answer\+case-100001-[a-z2-7]{26}@mail\.example\.org$/);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  expect(addresses.read(tagOf(address))).toEqual({ kind: 'case', id: 100_001 });
  expect(addresses.read(tagOf(address).toUpperCase())).toEqual({ kind: 'case', id: 100_001 });
});

test('nobody makes one for another thing, and another key opens nothing', () => {
  const tag = tagOf(addresses.of({ kind: 'case', id: 1 })!);
  const [, , signature = ''] = tag.split('-');
  for (const wrong of [
    `case-2-${signature}`,
    `thread-1-${signature}`,
    `case-1-${'a'.repeat(26)}`,
    'case-1',
    '',
  ]) {
    expect(addresses.read(wrong)).toBeNull();
  }
  expect(createReplyAddresses({ secret: 'another', domain: 'mail.example.org' }).read(tag)).toBeNull();
});

test('a site that reads no answers names no address for them', () => {
  expect(
    createReplyAddresses({ secret: 'a key for tests', domain: null }).of({ kind: 'case', id: 1 }),
  ).toBeNull();
});
