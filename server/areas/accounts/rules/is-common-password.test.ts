import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const listed = new Set(dictionary['passwords-common']);

test.each([
  ...[
    'passwort123',
    'passw0rt123',
    '123passwort',
    'passwort!2027',
    'kennwort2027',
    'geheim12345',
    'hallo12345',
    'hallohallo',
  ],
  ...['ichliebedich1', 'sommer2027!', 'fußball1234', 'schatz1234', 'willkommen1', 'dezember2027'],
  ...['motdepasse1', 'm0tdepasse!', 'bonjour123', 'soleil1234', 'jetaime123', 'vacances2027', 'loulou12345'],
  ...['ciaociao123', 'amoremio123', 'juventus10!', 'principessa', 'password12', 'napoli2027!', 'segreto123'],
  ...[
    'qwertzuiop',
    'qwertzuiopü',
    'poiuztrewq',
    'asdfghjklö',
    'qwertz12345',
    'yxcvbnm123',
    '1qay2wsx3edc',
    '1q2w3e4r5t6z',
  ],
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn123456', 'azerty12345', 'qwertyuiop', 'qwerty123456', 'zxcvbnm123'],
  ...['1234567890', '0987654321', 'abcdefghij', 'aaaaaaaaaa', 'abcabcabcabc', 'welcome123', 'password123'],
])('%s is tried first', (password) => {
  expect(isCommonPassword(password, listed)).toBe(true);
});

test.each([
  ...['haus am meer', 'passwort meiner oma', 'kaffee und kuchen', 'sommer am see 2027', 'trois chats noirs'],
  ...['gatto sul tetto', 'blaue-forelle-springt', 'xk7!vq2pLm', 'erdbeerkuchenblech', 'wanderstock-47-moos'],
  ...['🏡🏡🏡🏡🏡🌊🌊🌊🌊🌊', '1987 in lübeck', 'meine13hühner'],
])('%s is not', (password) => {
  expect(isCommonPassword(password.toLowerCase(), listed)).toBe(false);
});
