import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the version, for an artefact with its commit: `1.4.0` or `1.4.0+3f2a91c`. @param root is the folder of the software */
export function readVersion(root = process.cwd()): string {
  const { version, commit } =
    readJson(join(root, 'artefact.json')) ?? readJson(join(root, 'package.json')) ?? {};
  return [version ?? 'unknown', commit?.slice(0, 7)].filter(Boolean).join('+');
}

function readJson(path: string): { version?: string; commit?: string } | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { version?: string; commit?: string };
  } catch {
    return null;
  }
}
