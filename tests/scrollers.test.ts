import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The innermost rules of a sheet: selector and declarations. */
function rulesOf(sheet: string): { selector: string; body: string }[] {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    selector: selector!.trim(),
    body: body!,
  }));
}

const scrolls = /(?:^|[\s;])overflow(?:-x)?:\s*(?:auto|scroll)/;
const isPlace = /(?:^|[\s;])position:\s*(?:relative|absolute|fixed|sticky)/;

/** Returns elements that scroll horizontally and are not the containing block of absolutely positioned content. */
function loose(sheet: string): string[] {
  const rules = rulesOf(sheet);
  const selectors = new Set(rules.filter(({ body }) => scrolls.test(body)).map(({ selector }) => selector));
  return [...selectors].filter(
    (selector) => !rules.some((rule) => rule.selector === selector && isPlace.test(rule.body)),
  );
}

test('finds an element that scrolls and is no place', () => {
  expect(loose('@layer a { .x { overflow-x: auto; } .y { position: relative; overflow: auto; } }')).toEqual([
    '.x',
  ]);
});

/**
 * Words for screen readers are positioned absolutely. In a scrolling row that is not their containing block they are
 * placed as if it did not scroll: outside of the page, which becomes as wide as the whole row.
 */
test.each(globSync('web/**/*.module.css', { cwd: root }))(
  '%s: what scrolls sideways keeps what is placed in it',
  (file) => expect(loose(readFileSync(join(root, file), 'utf8'))).toEqual([]),
);
