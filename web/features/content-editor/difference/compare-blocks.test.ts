import { expect, test } from 'vitest';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import { compareBlocks } from './compare-blocks.ts';

const text = (id: string, ...words: string[]): ContentBlock => ({
  id,
  kind: 'text',
  text: {
    type: 'doc',
    content: words.map((one) => ({ type: 'paragraph', content: [{ type: 'text', text: one }] })),
  },
});

test('changed words are marked within their block, and blocks are matched by id', () => {
  const before = [text('a', 'Wir haben zehn Häuser.'), text('b', 'bleibt'), text('c', 'geht')];
  const after = [text('a', 'Wir haben zwölf Häuser.'), text('b', 'bleibt'), text('d', 'kommt')];
  expect(compareBlocks(before, after)).toEqual([
    {
      id: 'a',
      kind: 'text',
      change: 'changed',
      words: [
        { text: 'Wir haben ', change: 'same' },
        { text: 'zehn', change: 'removed' },
        { text: 'zwölf', change: 'added' },
        { text: ' Häuser.', change: 'same' },
      ],
    },
    { id: 'd', kind: 'text', change: 'added', words: [{ text: 'kommt', change: 'added' }] },
    { id: 'c', kind: 'text', change: 'removed', words: [{ text: 'geht', change: 'removed' }] },
  ]);
});

test('equal texts have no changes, and moved blocks are marked as moved', () => {
  const [a, b] = [text('a', 'eins'), text('b', 'zwei')];
  expect(compareBlocks([a, b], [a, b])).toEqual([]);
  expect(compareBlocks([a, b], [b, a]).map(({ id, change }) => [id, change])).toEqual([
    ['b', 'moved'],
    ['a', 'moved'],
  ]);
});

test('a changed link target is a difference', () => {
  const link = (to: string): ContentBlock => ({
    id: 'a',
    kind: 'text',
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { to } }] }],
        },
      ],
    },
  });
  const [change] = compareBlocks([link('page:Faq')], [link('page:Blog')]);
  expect(change!.words.filter(({ change: how }) => how !== 'same').map(({ text: words }) => words)).toEqual([
    'Faq',
    'Blog',
  ]);
});
