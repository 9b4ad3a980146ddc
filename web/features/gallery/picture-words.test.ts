import { expect, test } from 'vitest';
import type { Translate } from '../../../texts/translate.ts';
import { altText, sceneText } from './picture-words.ts';

const t = Object.assign((key: string) => key, {
  has: (key: string) => key === 'object.scene.view',
}) as unknown as Translate;

test('a picture is told in the words of the host, otherwise by its subject, otherwise by the home', () => {
  expect(sceneText(t, { scene: 'view', caption: 'Der Steg am Morgen' })).toBe('Der Steg am Morgen');
  expect(altText(t, { scene: 'view' }, 'Haus Seerose')).toBe('Haus Seerose, object.scene.view');
  expect(altText(t, { scene: 'unnamed', caption: 'Der Steg' }, 'Haus Seerose')).toBe(
    'Haus Seerose, Der Steg',
  );
  expect(altText(t, { scene: 'unnamed' }, 'Haus Seerose')).toBe('Haus Seerose');
});
