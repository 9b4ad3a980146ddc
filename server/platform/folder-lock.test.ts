import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLockError, lockFolder, networkFileSystem } from './folder-lock.ts';

const owner = join(import.meta.dirname, '../../tests/harness/folder-owner.ts');
const children: ChildProcess[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that asks for the folder; `before` is a command that runs it in other circumstances. */
async function ask(before: readonly string[] = []): Promise<{ child: ChildProcess; said: string }> {
  const [command = '', ...args] = [...before, process.execPath, owner, folder];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

test('a folder has one owner, and is free again when the owner gives it back', () => {
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderLockError);
  first.release();
  first.release();
  const second = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  second.release();
});

test('another process is refused, and takes the folder as soon as the owner was killed', async () => {
  const first = await ask();
  expect(first.said).toBe('owner');
  expect(() => lockFolder(folder)).toThrow(`in use by process ${String(first.child.pid)}`);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  lockFolder(folder).release();
});

test('of six who ask at once beside the file of a dead owner one gets it, three times over', async () => {
  writeFileSync(join(folder, 'process.lock'), `process ${process.pid} on another-machine\n`);
  for (let round = 0; round < 3; round++) {
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(asked.filter(({ said }) => said === 'owner')).toHaveLength(1);
    for (const { child } of asked) child.kill('SIGKILL');
    await Promise.all(asked.map(({ child }) => once(child, 'exit')));
  }
});

// As in a container of its own, where this process has another number or none.
const otherNumbers = ['unshare', '--pid', '--fork', '--kill-child'];
const canRenumber = spawnSync(otherNumbers[0]!, [...otherNumbers.slice(1), 'true']).status === 0;
test.skipIf(!canRenumber)(
  'an owner with process numbers of its own keeps others out, and they it',
  async () => {
    const held = lockFolder(folder);
    expect((await ask(otherNumbers)).said).toMatch(/^refused: .* is in use by process/);
    held.release();
    expect((await ask(otherNumbers)).said).toBe('owner');
    expect(() => lockFolder(folder)).toThrow(FolderLockError);
  },
);

test('a folder that cannot be written is told as such', () => {
  expect(() => lockFolder(join(folder, 'missing'))).toThrow(FolderLockError);
});

test('folders on a network are known by their file system', () => {
  expect(networkFileSystem(0x6969)).toBe('NFS');
  // Linux gives it as a signed number on some machines.
  expect(networkFileSystem(0xff534d42 | 0)).toBe('CIFS');
  expect(networkFileSystem(0xef53)).toBeNull();
});
