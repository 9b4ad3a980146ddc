import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';

/**
 * Writes a module that answers a child process's calls with the members of an object, given as JavaScript; it is removed after the tests
 * of its file.
 */
export function answeringModule(members: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'answering-module-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'process.mjs');
  const answering = pathToFileURL(join(import.meta.dirname, '../../server/platform/answer-calls.ts')).href;
  writeFileSync(
    file,
    `import { answerCalls } from ${JSON.stringify(answering)};\nanswerCalls({ ${members} });`,
  );
  return pathToFileURL(file);
}
