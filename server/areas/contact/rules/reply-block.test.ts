import { expect, test } from 'vitest';
import { fillReplyBlock, toReplyBlock } from './reply-block.ts';

test('a block greets whoever is answered', () => {
  const block = toReplyBlock('Guten Tag Jens Hansen,\n\ndie Rechnung, Jens Hansen, folgt.', ' Jens Hansen ');
  expect(block).not.toContain('Hansen');
  expect(fillReplyBlock(block, 'Paula Hafen')).toBe(
    'Guten Tag Paula Hafen,\n\ndie Rechnung, Paula Hafen, folgt.',
  );
});

test('without a name the answer stays as it is', () => {
  expect(toReplyBlock('Guten Tag,', ' ')).toBe('Guten Tag,');
});

test('signs of a name that replace patterns know stay signs', () => {
  expect(fillReplyBlock('{{name}}', '$& GmbH')).toBe('$& GmbH');
});
