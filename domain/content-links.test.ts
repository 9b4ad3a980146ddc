import { expect, test } from 'vitest';
import { parseContentLink } from './content-links.ts';

test.each([
  ['page:Faq', { kind: 'page', name: 'Faq', param: null, fragment: null }],
  ['page:Faq/faq2#booking-1', { kind: 'page', name: 'Faq', param: 'faq2', fragment: 'booking-1' }],
  ['offer:552', { kind: 'offer', id: 552 }],
  ['place:nordseeküste_deutschland', { kind: 'place', slug: 'nordseeküste_deutschland' }],
  ['place:italien/toskana/', { kind: 'place', slug: 'italien/toskana/' }],
  ['place:st.-peter-ording', { kind: 'place', slug: 'st.-peter-ording' }],
  ['search:pets=one&country=de', { kind: 'search', query: 'pets=one&country=de' }],
  ['https://www.rki.de/reise?a=1#b', { kind: 'outside', href: 'https://www.rki.de/reise?a=1#b' }],
  ['mailto:service@feriola.example', { kind: 'outside', href: 'mailto:service@feriola.example' }],
  ['tel:+49 40'.replace(' ', '-'), { kind: 'outside', href: 'tel:+49-40' }],
])('%s leads somewhere', (to, link) => {
  expect(parseContentLink(to)).toEqual(link);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://example.org/',
  '//example.org/',
  '/toskana/',
  '#part',
  'https://user:secret@example.org/',
  'https://localhost/',
  'https://example.org/"onmouseover=alert(1)',
  'https:example.org',
  'https://exa\u202emple.org/',
  'mailto:a@b.example?bcc=c@d.example',
  'https://example.org/\u0000',
  'https://example.org/\u007f',
  'https://example.org/\ud800',
  'mailto:a\u0000@b.example',
  'place:../../../x',
  'place:a/../b',
  'place:a/./b',
  'place://evil.example',
  'place:/evil.example',
  'place:a//b',
  'page:Faq/..',
  'page:../secret',
  'page:Faq/../x',
  'search:q="><script>',
  'offer:1e9',
  '',
  `https://example.org/${'a'.repeat(700)}`,
])('%s leads nowhere', (to) => {
  expect(parseContentLink(to)).toBeNull();
});
