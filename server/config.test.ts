import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = { NODE_ENV: 'production', SECRET: 'a secret of tests, long enough for production' };

test('production gets demo homes only where somebody asks for them', () => {
  expect(readConfig({}).demoObjects).toBe(3000);
  expect(readConfig(production).demoObjects).toBe(0);
  expect(readConfig({ ...production, DEMO_OBJECTS: '50' }).demoObjects).toBe(50);
});

test('a new secret is accepted by that very word alone', () => {
  expect(readConfig({}).acceptNewSecret).toBe(false);
  expect(readConfig({ NEW_SECRET: 'accept' }).acceptNewSecret).toBe(true);
  expect(() => readConfig({ NEW_SECRET: 'true' })).toThrow('NEW_SECRET must be accept');
});
