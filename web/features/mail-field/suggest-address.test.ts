import { expect, test } from 'vitest';
import { suggestAddress } from './suggest-address.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.de', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['t-onlin.de', 't-online.de'],
  ['wed.de', 'web.de'],
  ['gmx.ed', 'gmx.de'],
  ['GMX.DA', 'gmx.de'],
  ['orage.fr', 'orange.fr'],
  ['wanado.fr', 'wanadoo.fr'],
  ['laposte.nte', 'laposte.net'],
  ['libro.it', 'libero.it'],
  ['virglio.it', 'virgilio.it'],
  ['bluwin.ch', 'bluewin.ch'],
  ['outlook.con', 'outlook.com'],
  ['ferienhof-meier.con', 'ferienhof-meier.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestAddress(` Anna.O'Neil+urlaub@${typed} `)).toBe(`Anna.O'Neil+urlaub@${meant}`);
});

test.each([
  ...['gmail.com', 'gmx.net', 'gmx.at', 'web.de', 'laposte.net', 'libero.it', 'pm.me', 'mail.de', 'email.de'],
  // Domains of others, and endings that exist though they look like a slip.
  ...[
    'siemens.com',
    'uni-hamburg.de',
    'sap.com',
    'firma.co',
    'firma.ee',
    'haus.lu',
    'verein.cat',
    'stadt.hamburg',
  ],
  ...['example.com', 'example.org', 'post.ch'],
])('%s is left alone', (domain) => {
  expect(suggestAddress(`anna@${domain}`)).toBeNull();
});

test.each(['', 'anna', 'anna@', '@gmial.com', '@', 'anna@@gmial.com'])(
  '%j is no address to correct',
  (typed) => {
    expect(suggestAddress(typed)).toBeNull();
  },
);
