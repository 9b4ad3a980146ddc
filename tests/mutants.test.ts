import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

test.each(mutants)(
  '$name: its place is there once, and so is its test',
  ({ file, find, test: { file: test } }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(existsSync(test)).toBe(true);
  },
);
