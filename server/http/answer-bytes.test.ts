import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { concatenate } from './answer-bytes.ts';

const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.uint8Array({ maxLength: 300 }));
const large = fc.integer({ min: 0, max: 90_000 }).map((length) => '\u20ac'.repeat(length));

it('puts the pieces of several answers under way in a row', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.oneof({ weight: 9, arbitrary: piece }, large)), { maxLength: 5 }),
      (answers) => {
        const responses = answers.map(() => new EventEmitter());
        const sent = answers.map((pieces, index) => concatenate(responses[index]!, pieces));
        for (const [index, pieces] of answers.entries())
          expect(sent[index]!.equals(Buffer.concat(pieces.map((one) => Buffer.from(one))))).toBe(true);
        for (const response of responses) response.emit('close');
      },
    ),
  );
});

it('takes the memory of an answer that was sent for the next one, and no other', () => {
  const first = new EventEmitter();
  const second = new EventEmitter();
  const memory = concatenate(first, ['first']).buffer;
  expect(concatenate(second, ['second']).buffer).not.toBe(memory);
  first.emit('close');
  expect(concatenate(new EventEmitter(), ['third']).buffer).toBe(memory);
});
