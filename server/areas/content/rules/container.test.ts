import { expect, test } from 'vitest';
import { usualMenus } from '../../../../domain/menus.ts';
import { findMissingParts } from './container.ts';

const footer = { page: 'menus/footer', containerKey: 'main' };
const missing = (blocks: readonly object[], unit = footer): readonly string[] =>
  findMissingParts(unit, { version: 1, blocks })?.data.paths ?? [];
const group = (to: string, more: object = {}) => ({ id: 'own', kind: 'menu', links: [{ to, ...more }] });

test('the menus that come with the software can be published as they are', () => {
  expect(missing(usualMenus.footer)).toEqual([]);
  expect(missing(usualMenus.header, { ...footer, page: 'menus/header' })).toEqual([]);
});

test('a group of the footer needs a heading, and a link a label unless its page has a title', () => {
  const title = { de: 'Wir' };
  expect(missing([{ ...group('page:Faq'), title }])).toEqual([]);
  expect(missing([{ ...group('page:Page/team'), title }])).toEqual([]);
  expect(missing([group('page:Faq')])).toEqual(['blocks.0.title']);
  expect(missing([{ ...group('offer:552'), title }])).toEqual(['blocks.0.links.0.label']);
  expect(missing([{ ...group('page:AdminDesk'), title }])).toEqual(['blocks.0.links.0.label']);
  expect(missing([{ ...group('https://example.org/', { label: { fr: 'Dehors' } }), title }])).toEqual([]);
  expect(missing([group('page:Faq')], { ...footer, page: 'menus/header' })).toEqual([]);
});

test('menus stand on no page, and blocks of pages in no menu', () => {
  const head = { id: 'head', kind: 'head', title: 'Titel', description: 'Ein Satz.' };
  expect(missing([head])).toEqual(['blocks.0.kind']);
  expect(missing([head, group('page:Faq')], { ...footer, page: 'about' })).toEqual(['blocks.1.kind']);
});
