import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandProperties, checkColour, contrastRatio, inkOn, isColour } from './brand-colours.ts';

test('contrast is counted as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#ffffff', '#c8421b')).toBeCloseTo(contrastRatio('#c8421b', '#ffffff'), 10);
  expect([inkOn('#ffffff'), inkOn('#0f4c4a')]).toEqual(['#1d2b2a', '#ffffff']);
  expect(['#12ab9f', '#12AB9F', '12ab9f', '#fff', 'red', '#12ab9f;'].map(isColour)).toEqual([
    true,
    ...Array<boolean>(5).fill(false),
  ]);
});

test('a colour on which neither white nor ink can be read is refused, and its next neighbour offered', () => {
  const check = checkColour('main', '#7b7b7b');
  expect(check.isGood).toBe(false);
  expect(check.text).toBeLessThan(4.5);
  expect(checkColour('main', check.nearest)).toMatchObject({ isGood: true, nearest: check.nearest });
  // The proposal is as near as possible: one that is three steps of 255 nearer to the requested colour is illegible.
  expect(Math.abs(parseInt(check.nearest.slice(1, 3), 16) - 0x7b)).toBeLessThan(14);
});

test('a light head is a head, but no light button is seen on a light page', () => {
  expect(checkColour('main', '#ffffff')).toMatchObject({ isGood: true, control: null });
  const yellow = checkColour('accent', '#ffe600');
  expect(yellow).toMatchObject({ isGood: false });
  expect(yellow.text).toBeGreaterThan(4.5);
  expect(yellow.control).toBeLessThan(3);
  expect(checkColour('accent', yellow.nearest).isGood).toBe(true);
});

const tokens = readFileSync(join(import.meta.dirname, '../web/components/tokens.css'), 'utf8');

describe('whatever is chosen, what follows from it can be read in both modes', () => {
  const levels = ['00', '33', '66', '99', 'cc', 'ff'];
  const colours = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`)));
  // The pages' own grounds, which a brand does not change.
  const [light, dark] = ['paper', 'card', 'sunken'].reduce<[string[], string[]]>(
    ([ofLight, ofDark], name) => {
      const [one, two] = [...tokens.matchAll(new RegExp(`--${name}: (#\\w{6});`, 'g'))].map(
        ([, hex]) => hex!,
      );
      return [
        [...ofLight, one!],
        [...ofDark, two!],
      ];
    },
    [[], []],
  );

  test.each(colours)('%s', (colour) => {
    const of = brandProperties({ main: colour, accent: colour });
    const read = (ink: string, ground: string): void => {
      expect(contrastRatio(of[`--brand-${ink}`]!, of[`--brand-${ground}`] ?? ground)).toBeGreaterThanOrEqual(
        4.5,
      );
    };
    read('head-ink', 'head');
    read('head-ink', 'head-tint');
    for (const mode of ['', '-dark']) {
      read(`on-accent${mode}`, `accent${mode}`);
      read(`on-accent${mode}`, `accent-deep${mode}`);
      read(`words${mode}`, `words-tint${mode}`);
      read(`words-deep${mode}`, `words-tint${mode}`);
      for (const ground of mode === '' ? light : dark) {
        read(`words${mode}`, ground);
        read(`accent-words${mode}`, ground);
        expect(contrastRatio(of[`--brand-accent${mode}`]!, ground)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test('every colour that follows is one that the pages take', () => {
  for (const name of Object.keys(brandProperties({ main: '#123456', accent: '#aa3300' }))) {
    expect(tokens, name).toMatch(new RegExp(`var\\(\\s*${name}[,)]`));
  }
});
