import { expect, test } from 'vitest';
import { findHomePlacesHandler } from './find-home-places.ts';

test('who is about to ask has the finding of places made ready, and does not wait for it', async () => {
  const asked: string[] = [];
  const places = {
    at: () => Promise.resolve(null),
    findByName: (name: string) => {
      asked.push(name);
      return Promise.resolve([]);
    },
    prepare: () => void asked.push('prepare'),
  };
  const find = findHomePlacesHandler({ places: places as never, operator: (() => ({ facts: {} })) as never });
  const ask = (text: string) => find({ uid: '', jwt: '', languageCode: 'de', text } as never, {} as never);
  expect(await ask(' ')).toEqual({ ok: true, data: { places: [] } });
  await ask('Lucca');
  expect(asked).toEqual(['prepare', 'Lucca']);
});
