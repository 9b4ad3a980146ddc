import { existsSync, readFileSync } from 'node:fs';
import { parseSource } from './source-tree.ts';

const importsByFile = new Map<string, readonly string[]>();

/** All files that are loaded with the given ones: their imports without types, loaders and lazy imports. */
export function moduleGraph(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(file));
  }
  return seen;
}

function importsOf(file: string): readonly string[] {
  const before = importsByFile.get(file);
  if (before) return before;
  const imports = parseSource(file, readFileSync(file, 'utf8'))
    .imports.filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
    // The build takes the server's loaders out of a page.
    .filter(({ passedOnAs }) => !passedOnAs.includes('loader'))
    .map(({ to }) => to)
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  importsByFile.set(file, imports);
  return imports;
}
