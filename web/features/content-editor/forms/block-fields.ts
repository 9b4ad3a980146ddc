import type { ComponentType } from 'react';
import type { BlockOf, ContentBlock } from '../../../../domain/content-blocks.ts';
import { fitsPage } from '../../../../domain/block-places.ts';
import { languages } from '../../../../domain/language.ts';
import { isStartKind } from '../../../../domain/start-page.ts';
import { emptyStart, startFields } from './start-fields.ts';
import type { Field } from './form-field.ts';

export type Values = Readonly<Record<string, unknown>>;

export type FormOfFields = ComponentType<{
  fields: readonly Field[];
  value: Values;
  onChange: (value: Values) => void;
}>;

type Kind = ContentBlock['kind'];

const emptyText = { type: 'doc', content: [{ type: 'paragraph' }] } as const;
const textField = (name: string, max: number, more: { long?: boolean; optional?: boolean } = {}): Field => ({
  kind: 'words',
  name,
  max,
  ...more,
});
const title = textField('title', 200);
const optionalTitle = textField('title', 200, { optional: true });
const picture: readonly Field[] = [{ kind: 'scene', name: 'scene' }, textField('alt', 300)];
const emptyPicture = { scene: '', alt: '' };
const optionalPicture: Field = {
  kind: 'group',
  name: 'picture',
  fields: picture,
  empty: emptyPicture,
  optional: true,
};
const link: Field = { kind: 'link', name: 'to' };
/** A field with one text for each language, used in blocks that exist once for all languages. */
const localized = (name: string): Field => ({
  kind: 'group',
  name,
  fields: languages.map((language) => textField(language, 60, { optional: true })),
  empty: {},
  optional: true,
});

export const fieldsByKind: Readonly<Record<Kind, readonly Field[]>> = {
  head: [
    title,
    textField('description', 400, { long: true }),
    textField('lead', 1_000, { long: true, optional: true }),
    optionalPicture,
    textField('slug', 100, { optional: true }),
    {
      kind: 'group',
      name: 'notice',
      fields: [title, textField('text', 1_000, { long: true })],
      empty: { title: '', text: '' },
      optional: true,
    },
    {
      kind: 'group',
      name: 'article',
      fields: [
        textField('author', 100),
        { kind: 'date', name: 'date' },
        {
          kind: 'choice',
          name: 'category',
          options: ['travel', 'dogs', 'family', 'knowledge', 'regions', 'landlords'],
        },
        { kind: 'names', name: 'related' },
      ],
      empty: { author: '', date: '', category: 'travel', related: [] },
      optional: true,
    },
  ],
  text: [{ kind: 'rich', name: 'text' }],
  picture: [
    { kind: 'group', name: 'picture', fields: picture, empty: emptyPicture },
    textField('caption', 400, { optional: true }),
  ],
  gallery: [{ kind: 'list', name: 'pictures', fields: picture, empty: emptyPicture }],
  teasers: [
    optionalTitle,
    {
      kind: 'list',
      name: 'teasers',
      fields: [title, textField('text', 600, { long: true }), optionalPicture, link, textField('label', 120)],
      empty: { title: '', text: '', to: '', label: '' },
    },
  ],
  accordion: [
    optionalTitle,
    textField('key', 60, { optional: true }),
    {
      kind: 'list',
      name: 'entries',
      fields: [textField('question', 300), { kind: 'rich', name: 'answer' }],
      empty: { id: '', question: '', answer: emptyText },
    },
  ],
  links: [
    optionalTitle,
    {
      kind: 'list',
      name: 'links',
      fields: [textField('label', 200), link, textField('text', 600, { long: true, optional: true })],
      empty: { label: '', to: '' },
    },
  ],
  table: [
    textField('caption', 200),
    { kind: 'table', name: 'rows' },
    textField('source', 600, { optional: true }),
  ],
  quote: [textField('text', 1_000, { long: true }), textField('source', 200, { optional: true })],
  action: [title, textField('text', 600, { long: true, optional: true }), link, textField('label', 120)],
  homes: [title, textField('search', 400)],
  map: [
    title,
    {
      kind: 'list',
      name: 'pins',
      fields: [
        textField('name', 120),
        { kind: 'number', name: 'latitude' },
        { kind: 'number', name: 'longitude' },
        { kind: 'rich', name: 'text' },
      ],
      empty: { name: '', latitude: 54, longitude: 10, text: emptyText },
    },
  ],
  checklist: [
    {
      kind: 'list',
      name: 'groups',
      fields: [title, { kind: 'lines', name: 'items' }],
      empty: { title: '', items: [] },
    },
  ],
  part: [
    {
      kind: 'choice',
      name: 'part',
      options: ['newsletter', 'contact', 'office', 'ratings', 'offers', 'bonus', 'figures'],
    },
  ],
  snippet: [{ kind: 'snippet', name: 'snippet' }],
  ...startFields,
  menu: [
    localized('title'),
    { kind: 'flag', name: 'ownSiteOnly' },
    { kind: 'list', name: 'links', fields: [link, localized('label')], empty: { to: '' } },
  ],
};

/** Returns the kinds that can be added to a page. Every page already has its head; kinds of the start page exist only there, once each. */
export function addableKinds(page: string, blocks: readonly Pick<ContentBlock, 'kind'>[]): Kind[] {
  const existingKinds = new Set(blocks.map(({ kind }) => kind));
  return (Object.keys(fieldsByKind) as Kind[]).filter((kind) => {
    if (kind === 'head') return false;
    return fitsPage(kind, page) && !(isStartKind(kind) && existingKinds.has(kind));
  });
}

let idCount = 0;
/** Returns an id that is unique among all blocks of the page and of other tabs. */
export function newBlockId(): string {
  idCount += 1;
  return `b${Date.now().toString(36)}${idCount.toString(36)}`;
}

type Empty = { [Of in Kind]: Omit<BlockOf<Of>, 'id' | 'kind'> };
const emptyContents: Empty = {
  head: { title: '', description: '' },
  text: { text: { type: 'doc', content: [{ type: 'paragraph' }] } },
  picture: { picture: emptyPicture },
  gallery: { pictures: [emptyPicture] },
  teasers: { teasers: [{ title: '', text: '', to: '', label: '' }] },
  accordion: { entries: [] },
  links: { links: [{ label: '', to: '' }] },
  table: { caption: '', head: ['', ''], rows: [[[], []]] },
  quote: { text: '' },
  action: { title: '', to: '', label: '' },
  homes: { title: '', search: '' },
  map: { title: '', pins: [] },
  checklist: { groups: [{ title: '', items: [] }] },
  part: { part: 'newsletter' },
  snippet: { snippet: '' },
  ...emptyStart,
  menu: { links: [] },
};

export const emptyBlock = (kind: Kind): ContentBlock =>
  structuredClone({ id: newBlockId(), kind, ...emptyContents[kind] }) as ContentBlock;
