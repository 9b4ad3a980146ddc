import { existsSync, readFileSync } from 'node:fs';
import { parseSource } from './source-tree.ts';

const importsByFile = new Map<string, readonly string[]>();

/** Returns all files that are loaded with the given ones, without type imports, loaders and lazy imports. */
export function moduleGraph(entries: readonly string[]): Set<string> {
  const visited = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    queue.push(...listImports(file));
  }
  return visited;
}

function listImports(file: string): readonly string[] {
  const cachedImports = importsByFile.get(file);
  if (cachedImports) return cachedImports;
  const imports = parseSource(file, readFileSync(file, 'utf8'))
    .imports.filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
    // The build removes the server's loaders from pages.
    .filter(({ passedOnAs }) => !passedOnAs.includes('loader'))
    .map(({ to }) => to)
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  importsByFile.set(file, imports);
  return imports;
}
