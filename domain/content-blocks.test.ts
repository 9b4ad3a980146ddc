import { expect, test } from 'vitest';
import { contentDocument, readableBlocks } from './content-blocks.ts';

const paragraph = (text: string, marks?: unknown): unknown => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks === undefined ? {} : { marks }) }],
});
const textBlock = (...content: unknown[]) => ({ id: 'b1', kind: 'text', text: { type: 'doc', content } });
const container = (...blocks: unknown[]) => ({ version: 1, blocks });
const isAllowed = (...blocks: unknown[]): boolean => contentDocument.safeParse(container(...blocks)).success;

const nested = (depth: number): unknown =>
  depth === 0
    ? paragraph('ganz innen')
    : { type: 'bullet_list', content: [{ type: 'list_item', content: [nested(depth - 1)] }] };

test('text with headings, lists and links is kept as it is', () => {
  const block = textBlock(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Anreise' }] },
    paragraph('Mehr dazu', [{ type: 'link', attrs: { to: 'page:Faq' } }, { type: 'strong' }]),
    nested(2),
  );
  expect(contentDocument.parse(container(block))).toEqual(container(block));
});

test.each<[string, unknown]>([
  [
    'a link that runs a script',
    textBlock(paragraph('x', [{ type: 'link', attrs: { to: 'javascript:alert(1)' } }])),
  ],
  ['an event handler', { ...textBlock(paragraph('x')), onclick: 'alert(1)' }],
  [
    'a handler on a mark',
    textBlock(paragraph('x', [{ type: 'link', attrs: { to: 'page:Faq', onclick: 'x' } }])),
  ],
  ['HTML as a node', textBlock({ type: 'html', content: '<script>alert(1)</script>' })],
  ['an unknown kind', { id: 'b1', kind: 'script', text: 'alert(1)' }],
  ['lists in lists in lists', textBlock(nested(3))],
  ['a thousand levels', textBlock(nested(1000))],
  ['text that turns around', textBlock(paragraph('gnp.\u202eexe'))],
  ['text that hides', textBlock(paragraph('ge\u200bheim'))],
  ['half of a character', textBlock(paragraph('\ud800'))],
  [
    'a heading of the first level',
    textBlock({ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'x' }] }),
  ],
  ['a picture without words', { id: 'b1', kind: 'picture', picture: { scene: 'theme-sea', alt: ' ' } }],
  [
    'a picture from elsewhere',
    { id: 'b1', kind: 'picture', picture: { scene: 'https://x.example/a.png', alt: 'x' } },
  ],
  ['a text without end', textBlock(paragraph('x'.repeat(20_000)))],
  ['an id that is none', { id: '"><b>', kind: 'part', part: 'office' }],
])('%s is refused', (_, block) => {
  expect(isAllowed(block)).toBe(false);
});

test('script as words is words', () => {
  expect(isAllowed(textBlock(paragraph('<script>alert(1)</script>')))).toBe(true);
});

test('two blocks with one id, too many blocks and other versions are refused', () => {
  expect(isAllowed(textBlock(paragraph('x')), textBlock(paragraph('y')))).toBe(false);
  const many = Array.from({ length: 200 }, (_, index) => ({ ...textBlock(paragraph('x')), id: `b${index}` }));
  expect(isAllowed(...many)).toBe(false);
  expect(contentDocument.safeParse({ version: 2, blocks: [] }).success).toBe(false);
});

test('a stored block that nobody knows breaks nothing', () => {
  const known = textBlock(paragraph('x'));
  expect(readableBlocks(container({ id: 'b0', kind: 'hologram' }, known, null, 'x'))).toEqual([known]);
  expect(readableBlocks({ version: 99, blocks: [known] })).toEqual([]);
  expect(readableBlocks(null)).toEqual([]);
  expect(readableBlocks({ version: 1 })).toEqual([]);
});
