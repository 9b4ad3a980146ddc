import { expect, test } from 'vitest';
import { contentDocument, type RichText } from '../../../../domain/content-blocks.ts';
import { fromStored, richSchema, toStored } from './rich-schema.ts';

const isStorable = (text: RichText): boolean =>
  contentDocument.safeParse({ version: 1, blocks: [{ id: 'b', kind: 'text', text }] }).success;
const paragraph = (text: string): unknown => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const listOf = (...content: unknown[]): unknown => ({
  type: 'bullet_list',
  content: [{ type: 'list_item', content }],
});

test('every kind of node and mark survives a round trip through the editor', () => {
  const text = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Anreise' }] },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            marks: [{ type: 'link', attrs: { to: 'page:Faq' } }, { type: 'strong' }, { type: 'em' }],
            text: 'Fragen',
          },
          { type: 'hard_break' },
        ],
      },
      listOf(paragraph('außen'), listOf(paragraph('innen'))),
      { type: 'ordered_list', content: [{ type: 'list_item', content: [paragraph('eins')] }] },
    ],
  } as RichText;
  expect(toStored(fromStored(text))).toEqual(text);
  expect(isStorable(toStored(fromStored(text)))).toBe(true);
});

test('lists nested too deeply are flattened, and empty headings are dropped', () => {
  const deep = richSchema.nodeFromJSON({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 } },
      listOf(paragraph('a'), listOf(paragraph('b'), listOf(paragraph('c'), listOf(paragraph('d'))))),
    ],
  });
  const stored = toStored(deep);
  expect(isStorable(stored)).toBe(true);
  expect(JSON.stringify(stored)).toMatch(/"a".*"b".*"c".*"d"/);
  const nothing = richSchema.nodeFromJSON({
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 3 } }],
  });
  expect(toStored(nothing)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
});
