import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { todayInBerlin } from '../../domain/stay.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/demo-worlds');
const objects = 600;

/** All sources of the demo world; the day counts too, since calendars begin with it. */
const madeFrom = ['demo', 'database', 'domain', 'engines', 'server/platform', 'package-lock.json'];

/** Copies a demo world of 600 homes into a folder; it is generated once a day and after a change of its sources. */
export function copyDemoWorld(folder: string): void {
  const name = fingerprint();
  const made = join(cache, name);
  if (!existsSync(made)) {
    // Two runs at once each make one: the first that is ready stays.
    const unfinished = `${made}.${process.pid}`;
    makeDemoWorld(unfinished);
    if (existsSync(made)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, made);
    for (const other of readdirSync(cache)) {
      // An unfinished world may belong to another run.
      if (!other.startsWith(name) && !other.includes('.')) rmSync(join(cache, other), { recursive: true });
    }
  }
  cpSync(made, folder, { recursive: true });
}

function makeDemoWorld(folder: string): void {
  mkdirSync(cache, { recursive: true });
  execFileSync(join(root, 'node_modules/.bin/node'), ['demo/main.ts'], {
    cwd: root,
    // There is no demo world in production, and some tests run the way operators do.
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, DEMO_OBJECTS: String(objects) },
    stdio: 'ignore',
  });
}

function fingerprint(): string {
  const hash = createHash('sha256').update(`${objects} ${todayInBerlin(new Date())}`);
  const visit = (path: string): void => {
    if (statSync(join(root, path)).isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) visit(join(path, name));
    } else {
      hash.update(`${path}\0`).update(readFileSync(join(root, path)));
    }
  };
  for (const path of madeFrom) visit(path);
  return hash.digest('hex').slice(0, 16);
}
