import { expect, test } from 'vitest';
import { fittingFact, type Fact } from './fitting-fact.ts';

const facts: readonly Fact[] = [
  { kind: 'name', value: 'Jürgen Müller' },
  { kind: 'mail', value: 'office@mueller-ag.example' },
  { kind: 'phone', value: '0176 1' },
];

test.each([
  [['muller'], 'name'],
  [['muller', 'ag'], 'mail'],
  [['jurg'], 'name'],
  [['nobody'], 'name'],
] as const)('%s stands in the %s', (words, kind) => {
  expect(fittingFact(facts, words).kind).toBe(kind);
});
