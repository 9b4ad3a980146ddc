import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeKernelLayout } from './generate-kernel-layout.ts';

test('the layout of the kernel and of its host is what their description says', async () => {
  for (const [path, text] of Object.entries(await describeKernelLayout()))
    expect(
      readFileSync(join(import.meta.dirname, '../../..', path), 'utf8'),
      `${path}: npm run kernel:layout`,
    ).toBe(text);
});
