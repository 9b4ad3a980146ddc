import { globSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { allowed, rooms } from '../eslint.rooms.js';

const tree = globSync('{domain,texts,contract,geography,search,illustrations,database,server,web,demo,import,tests,scripts}/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('search/kernel'))
  .sort();

const fits = (file: string, pattern: string | string[]): boolean =>
  [pattern].flat().some((one) => path.matchesGlob(file, one));
const roomOf = (file: string): string => rooms.find(({ pattern }) => fits(file, pattern))?.category ?? '';

/** Files of one room, so that no test names a file that may move. */
const filesOf = (room: string): string[] => tree.filter((file) => roomOf(file) === room);
const sampleOf = (room: string): string => {
  const file = filesOf(room)[0];
  if (!file) throw new Error(`The room ${room} is empty: its pattern fits no file.`);
  return file;
};

// What needs types is left out: these files are made up.
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/'),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

/** Which of these imports fail, were they written in a new file beside `beside`. */
async function failing(beside: string, imports: readonly string[], kind = ''): Promise<string[]> {
  const filePath = path.join(path.dirname(beside), `made-up${path.extname(beside)}`);
  const lines = imports.map((file, i) => {
    const from = path.relative(path.dirname(filePath), file);
    return `import ${kind} { thing as thing${i} } from '${from.startsWith('.') ? from : `./${from}`}';`;
  });
  const [result] = await eslint.lintText(lines.join('\n'), { filePath });
  const faulty = new Set(result?.messages.map(({ line }) => line));
  return imports.filter((_, i) => faulty.has(i + 1));
}

const named = rooms.map(({ category }) => category).filter((room, i, all) => all.indexOf(room) === i);
// A file that lies beside another of these rooms belongs to another room: their patterns name single files.
const ofOneFile = new Set(['face', 'calls', 'config', 'start-errors', 'test']);
const asImporter = (room: string): string => (ofOneFile.has(room) ? '' : sampleOf(room));
