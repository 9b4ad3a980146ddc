import { expect, test } from 'vitest';
import { siteLink, type Reseller } from './site-link.ts';

const reseller: Reseller = { domain: 'https://reise.example', paths: ['/', '/search/', '/object'] };

test.each([
  ['/', '/', false],
  ['/search/?persons=4', '/search/?persons=4', false],
  ['/object/1001/#map', '/object/1001/#map', false],
  ['/searching/', 'https://reise.example/searching/', true],
  ['/toskana/?page=2', 'https://reise.example/toskana/?page=2', true],
  ['?page=2', '?page=2', false],
  ['#map', '#map', false],
])('with a reseller %s leads to %s', (target, href, leaves) => {
  expect(siteLink(target, reseller, '')).toEqual({ href, leaves, newWindow: false });
});

test.each(['/toskana/', '/search/', '/'])(
  '%s stays here for the service and without a reseller',
  (target) => {
    const here = { href: target, leaves: false, newWindow: false };
    expect(siteLink(target, reseller, 'service')).toEqual(here);
    expect(siteLink(target, null, '')).toEqual(here);
  },
);

test.each([
  ['https://other.example/', true],
  ['http://other.example/', true],
  ['//other.example/', true],
  ['https://reise.example/x', false],
  ['//www.reise.example/x', false],
  ['mailto:a@other.example', false],
  ['tel:+4930', false],
])('%s leaves, in a new window: %s', (target, newWindow) => {
  for (const usertype of ['', 'service']) {
    expect(siteLink(target, reseller, usertype)).toEqual({ href: target, leaves: true, newWindow });
  }
});
