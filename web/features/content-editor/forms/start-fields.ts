import type { BlockOf } from '../../../../domain/content-blocks.ts';
import {
  distinctionIcons,
  distinctionVariants,
  labelIcons,
  parkLogos,
  type StartKind,
} from '../../../../domain/start-page.ts';
import type { Field } from './form-field.ts';

const textField = (name: string, max: number, more: { long?: boolean; optional?: boolean } = {}): Field => ({
  kind: 'words',
  name,
  max,
  ...more,
});
const title = textField('title', 120);
const name = textField('name', 120, { optional: true });
const offer: Field = { kind: 'catalogue', name: 'offer' };
const scene: Field = { kind: 'scene', name: 'scene' };
const hide: Field = { kind: 'flag', name: 'hide' };
const noPicture = { scene: '', alt: '' };

const list = (kind: StartKind, fields: readonly Field[], empty: object): readonly Field[] => [
  { kind: 'list', name: kind, fields, empty },
];

export const startFields: Readonly<Record<StartKind, readonly Field[]>> = {
  distinctions: list(
    'distinctions',
    [
      title,
      textField('text', 400, { long: true }),
      { kind: 'choice', name: 'icon', options: distinctionIcons },
      { kind: 'choice', name: 'variant', options: distinctionVariants },
      hide,
    ],
    { id: '', title: '', text: '', icon: 'check', variant: 'pine' },
  ),
  labels: list(
    'labels',
    [
      textField('label', 60),
      title,
      textField('text', 400, { long: true }),
      textField('begins', 5),
      textField('ends', 5),
      { kind: 'number', name: 'deadline' },
      { kind: 'choice', name: 'icon', options: labelIcons },
    ],
    { id: '', label: '', title: '', text: '', begins: '', ends: '', deadline: 30, icon: 'calendar' },
  ),
  regions: list(
    'regions',
    [{ kind: 'catalogue', name: 'region' }, name, { kind: 'scene', name: 'scene', optional: true }, hide],
    { region: '' },
  ),
  categories: list('categories', [offer, scene], { offer: 0, scene: '' }),
  countries: list(
    'countries',
    [{ kind: 'catalogue', name: 'country' }, name, { kind: 'link', name: 'to', optional: true }, hide],
    {
      country: '',
    },
  ),
  parks: list(
    'parks',
    [
      offer,
      textField('text', 600, { long: true }),
      scene,
      { kind: 'choice', name: 'logo', options: parkLogos },
      textField('label', 120),
      {
        kind: 'list',
        name: 'options',
        fields: [title, textField('search', 400)],
        empty: { title: '', search: '' },
      },
    ],
    { offer: 0, text: '', scene: '', logo: 'leaf', label: '', options: [] },
  ),
  tips: list(
    'tips',
    [
      title,
      textField('text', 600, { long: true }),
      { kind: 'group', name: 'picture', fields: [scene, textField('alt', 300)], empty: noPicture },
      { kind: 'link', name: 'to' },
      textField('label', 120),
      hide,
    ],
    { id: '', title: '', text: '', picture: noPicture, to: '', label: '' },
  ),
  portals: list('portals', [offer], { offer: 0 }),
  agencies: list('agencies', [{ kind: 'number', name: 'agency' }], { agency: 0 }),
  topics: list('topics', [{ kind: 'topic', name: 'topic' }, textField('text', 120, { optional: true })], {
    topic: 'guest.other',
  }),
};

export const emptyStart: { [Kind in StartKind]: Omit<BlockOf<Kind>, 'id' | 'kind'> } = {
  distinctions: { distinctions: [] },
  labels: { labels: [] },
  regions: { regions: [] },
  categories: { categories: [] },
  countries: { countries: [] },
  parks: { parks: [] },
  tips: { tips: [] },
  portals: { portals: [] },
  agencies: { agencies: [] },
  topics: { topics: [] },
};
