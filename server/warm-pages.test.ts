import { expect, test } from 'vitest';
import { warmPages } from './warm-pages.ts';

const start = `<link rel="stylesheet" href="/assets/a.css"><a href="/search/?persons=2">S</a><a class="b" href="/toskana/">T</a>
<a href="/sardinien/">U</a><a href="/object/7/">7</a><a href="/object/8/">8</a>`;
const list = ['11', '12', '13', '14']
  .map((home) => `<a href="/object/${home}/?persons=2">${home}</a>`)
  .join('');

function aVisitor() {
  const visited: string[] = [];
  return {
    visited,
    visit: (path: string) => {
      visited.push(path);
      return Promise.resolve(path === '/' ? start : path.startsWith('/search/') ? list : '');
    },
  };
}

test('visits the start page in each language, a page of each kind that it leads to, searches and homes', async () => {
  const { visit, visited } = aVisitor();
  const count = await warmPages({
    visit,
    quietMs: () => Infinity,
    today: () => '2027-03-01',
    isStopped: () => false,
  });
  expect(count).toBe(visited.length);
  expect(visited.slice(0, 7)).toEqual(['/', '/en/', '/fr/', '/it/', '/search/', '/toskana/', '/object/7/']);
  expect(visited.filter((path) => path.startsWith('/search/?'))).toHaveLength(12);
  expect(visited).toContain('/search/?persons=2&startDate=2027-04-07&endDate=2027-04-14');
  expect(visited.slice(-3)).toEqual(['/object/11/', '/object/12/', '/object/13/']);
});

test('waits while visitors are served, gives up where that never ends, and ends with the server', async () => {
  const waits: number[] = [];
  const busy = aVisitor();
  const wait = (ms: number): Promise<void> => {
    waits.push(ms);
    return Promise.resolve();
  };
  const deps = { today: () => '2027-03-01', isStopped: () => false, wait };
  let quiet = 0;
  expect(await warmPages({ ...deps, visit: busy.visit, quietMs: () => quiet++ * 20 })).toBeGreaterThan(12);
  expect(waits).toEqual([50, 50, 50]);
  expect(await warmPages({ ...deps, visit: busy.visit, quietMs: () => 0 })).toBe(0);
  expect(waits.length).toBeLessThan(2_000);
  expect(
    await warmPages({ ...deps, visit: busy.visit, quietMs: () => Infinity, isStopped: () => true }),
  ).toBe(0);
});
