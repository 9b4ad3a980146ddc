import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { chooseContainer } from './tag-container.ts';

const partner = { partnerID: 7001 };

test.each([
  ['GTM-HOUSE', { de: 'GTM-HOUSE', fr: 'GTM-HOUSE', onHost: 'GTM-HOUSE', inFrenchThere: 'GTM-HOUSE' }],
  ['de=GTM-GERMAN', { de: 'GTM-GERMAN', fr: undefined, onHost: 'GTM-GERMAN', inFrenchThere: undefined }],
  [
    'GTM-HOUSE, 7001=GTM-BRAND, 7001.fr=GTM-MARQUE',
    { de: 'GTM-HOUSE', fr: 'GTM-HOUSE', onHost: 'GTM-BRAND', inFrenchThere: 'GTM-MARQUE' },
  ],
  ['7001.fr=GTM-MARQUE', { de: undefined, fr: undefined, onHost: undefined, inFrenchThere: 'GTM-MARQUE' }],
  ['7003=GTM-OTHER', { de: undefined, fr: undefined, onHost: undefined, inFrenchThere: undefined }],
])('TAG_MANAGER=%s', (TAG_MANAGER, expected) => {
  const { tagContainers, tagOrigin } = readConfig({ TAG_MANAGER });
  expect({
    de: chooseContainer(tagContainers, null, 'de'),
    fr: chooseContainer(tagContainers, null, 'fr'),
    onHost: chooseContainer(tagContainers, partner, 'de'),
    inFrenchThere: chooseContainer(tagContainers, partner, 'fr'),
  }).toEqual(expected);
  expect(tagOrigin).not.toBeNull();
});

test.each(['=GTM-HOUSE', '7001.xx=GTM-BRAND', '.fr=GTM-BRAND', 'fr.7001=GTM-BRAND', '7001fr=GTM-BRAND'])(
  'TAG_MANAGER=%s is refused',
  (TAG_MANAGER) => {
    expect(() => readConfig({ TAG_MANAGER })).toThrow('TAG_MANAGER must be');
  },
);
