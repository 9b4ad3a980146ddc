import { expect, test } from 'vitest';
import { subId } from './attribution.ts';

test.each(['newsletter-5', 'a', 'Blog.2027~x_y', 'x'.repeat(64)])('%s names a link', (given) =>
  expect(subId(given)).toBe(given),
);

test.each(['', 'x'.repeat(65), 'a b', '<script>', 'müller', 'a@b.example', '1/2'])('%s names none', (given) =>
  expect(subId(given)).toBe(''),
);
