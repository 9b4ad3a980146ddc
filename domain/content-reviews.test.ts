import { expect, test } from 'vitest';
import { findContentKind } from './content-reviews.ts';

test.each([
  ['terms', 'legal'],
  ['privacy', 'legal'],
  ['home', 'home'],
  ['faq', 'page'],
  ['pages/opening-hours', 'page'],
  ['articles/first-winter-week', 'article'],
  ['theme-dog', 'theme'],
  ['places/ostsee', 'place'],
  ['snippets/insurance', 'snippet'],
  ['menus/footer', 'menu'],
])('%s is of the kind %s', (page, kind) => {
  expect(findContentKind(page)).toBe(kind);
});
