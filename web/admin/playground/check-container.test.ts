import { expect, test } from 'vitest';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { emptyBlock, fieldsByKind } from '../../features/content-editor/forms/block-fields.ts';
import { checkContainer } from './check-container.ts';
import { sampleBlocks } from './sample-blocks.ts';

const check = (...blocks: unknown[]) => checkContainer(JSON.stringify({ version: 1, blocks }));

test('says where something is wrong and what, and leaves nothing to be shown that may not be stored', () => {
  expect(checkContainer('{').problems).toEqual([
    { block: null, path: [], reason: 'json', onlyForReaders: false },
  ]);
  const wrong = check(
    { id: 'a', kind: 'marquee' },
    { id: 'b', kind: 'quote', text: 'x', style: 'color: red' },
    { id: 'c', kind: 'action', title: 'x', to: 'javascript:alert(1)', label: 'x' },
    { id: 'd', kind: 'picture' },
    { id: 'e', kind: 'quote', text: 'a\u202eb' },
  );
  expect(wrong.blocks).toBeNull();
  expect(wrong.problems.map(({ block, path, reason }) => [block, path.join('.'), reason])).toEqual([
    [1, 'kind', 'kind'],
    [2, 'style', 'unknown-key'],
    [3, 'to', 'link'],
    [4, 'picture', 'missing'],
    [5, 'text', 'hidden-characters'],
  ]);
});

test('a draft is shown with what its readers would miss', () => {
  const { blocks, problems } = check({ id: 'a', kind: 'quote', text: '' });
  expect(blocks).toHaveLength(1);
  expect(problems).toEqual([{ block: 1, path: ['text'], reason: 'empty', onlyForReaders: true }]);
});

test('the samples have every kind of block, as readers may see it', () => {
  const samples = sampleBlocks((key) => key);
  expect(samples.map(({ kind }) => kind).sort()).toEqual(Object.keys(fieldsByKind).sort());
  expect(check(...samples).problems).toEqual([]);
  for (const kind of Object.keys(fieldsByKind) as ContentBlock['kind'][]) {
    expect(check(emptyBlock(kind)).blocks, kind).not.toBeNull();
  }
});
