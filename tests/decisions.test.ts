import { globSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path/posix';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8');

/** Decisions about the inside of an engine are in the engine's folder. */
const decisions = globSync(`{${folder},engines/*/decisions}/[0-9]*.md`)
  .toSorted((one, other) => basename(one).localeCompare(basename(other)))
  .map((path) => {
    const head = readFileSync(path, 'utf8').split('\n').slice(0, 4);
    return { file: relative(folder, path), number: Number(basename(path).slice(0, 4)), head };
  });
const numbers = decisions.map(({ number }) => number);

const lines = index
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => {
    const [link = '', date = '', status = '', sentence = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { link, date, status, sentence };
  });

test('each decision begins with its number and title, its date and its status', () => {
  for (const { file, number, head } of decisions) {
    expect(head[0], file).toMatch(new RegExp(`^# ${number}\\. [A-Z].*[^.]$`));
    expect(head[1], file).toBe('');
    expect(head[2], file).toMatch(/^Date: 20\d\d-\d\d-\d\d$/);
    expect(head[3], file).toMatch(/^Status: (?:in force|closed|(?:in part )?replaced by \d+)$/);
  }
});

test('what replaces a decision is a later one that is there', () => {
  for (const { file, number, head } of decisions) {
    const [, successor] = /replaced by (\d+)/.exec(head[3] ?? '') ?? [];
    if (successor === undefined) continue;
    expect(numbers, file).toContain(Number(successor));
    expect(Number(successor), file).toBeGreaterThan(number);
  }
});

test('the index has one line for each decision, with its date and its status, and no other', () => {
  const expected = decisions.map(({ file, head }) => ({
    link: `[${basename(file).slice(0, 4)}](${file})`,
    date: head[2]?.replace('Date: ', ''),
    status: head[3]?.replace('Status: ', ''),
  }));
  const told = lines.map(({ link, date, status }) => ({ link, date, status }));
  expect(told.toSorted((one, other) => one.link.localeCompare(other.link))).toEqual(expected);
});

test('each line says in one sentence what was decided', () => {
  for (const { link, sentence } of lines) {
    expect(sentence, link).toMatch(/^["A-Z`].{30,200}\.$/);
    expect(sentence, link).not.toMatch(/[.!?] [A-Z]/);
  }
});

test('the index tells the next free number', () => {
  expect(index).toContain(`The next free number is ${Math.max(...numbers) + 1}.`);
});

test('every decision that a document or a comment names is there', () => {
  const texts = globSync(
    '{*.md,{docs,domain,texts,content,contract,engines,server,web,database,demo,import,bench,scripts,tests}/**/*.{md,ts,tsx}}',
    { exclude: (path) => path.includes('node_modules') },
  ).map((path) => [path, readFileSync(path, 'utf8')] as const);
  const unknown = texts.flatMap(([path, text]) =>
    [...text.matchAll(/decisions?(?: |\/)0*(\d{1,4})(?:-|\b)/gi)]
      .map(([, number]) => Number(number))
      .filter((number) => !numbers.includes(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(unknown).toEqual([]);
});
