import { expect, test } from 'vitest';
import { readableBlock } from '../../../../domain/content-blocks.ts';
import { draftAsPage } from './draft-as-page.ts';

const head = { id: 'head', kind: 'head', title: 'Winter an der Küste' };

test('a draft without a description can be looked at', () => {
  const body = { version: 1, blocks: [{ ...head, description: '' }] };
  expect(readableBlock(body, 'head')).toBeUndefined();
  expect(readableBlock(draftAsPage(body), 'head')).toMatchObject({ description: head.title });
});

test('a description that is there stays', () => {
  const body = { blocks: [{ ...head, description: 'Was im Winter offen hat.' }] };
  expect(draftAsPage(body)).toEqual(body);
});

test.each([null, 'text', { blocks: 'none' }, { blocks: [null] }])('%j stays as it is', (body) => {
  expect(draftAsPage(body)).toEqual(body);
});
