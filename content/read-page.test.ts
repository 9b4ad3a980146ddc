import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentBlock } from '../domain/content-blocks.ts';
import { attributionDays } from '../domain/attribution.ts';
import { PageError, readPage } from './read-page.ts';
import { seedFiles } from './seeds.ts';

const notices = `sample:\n  en: { title: Sample text, text: Replace it. }\n`;
const lists = `regions:\n  - { region: nordsee }\n`;

const read = (text: string, shared = lists): readonly ContentBlock[] =>
  readPage({ file: 'faq/en.md', text, language: 'en', lists: shared, notices }).blocks;

const front = `---\ntitle: Questions\ndescription: What people ask.\n---\n\n`;
/** The block that a page of this text alone has. */
const block = (text: string): ContentBlock | undefined => read(front + text)[1];

function faultsOf(text: string, shared?: string): string[] {
  try {
    read(text, shared);
    return [];
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return error.message.split('\n');
  }
}

test('every page that comes with the house can be read', async () => {
  const results = await Promise.allSettled(seedFiles().map((file) => file.load()));
  const faults = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  expect(faults).toEqual([]);
});

test('the page of the README is read, and has every form', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const example = /^````markdown\n([^]*?)^````$/m.exec(readme)![1]!;
  const [head, ...blocks] = read(example);
  expect(head).toMatchObject({
    id: 'head',
    notice: { title: 'Sample text' },
    article: { date: '2026-04-23' },
  });
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'text',
    'text',
    'picture',
    'quote',
    'table',
    'accordion',
    'links',
    'teasers',
    'action',
    'homes',
    'map',
    'checklist',
    'gallery',
    'part',
    'snippet',
    'regions',
    'portals',
  ]);
  expect(blocks.map(({ id }) => id)).toEqual(blocks.map((_, index) => `b${index + 1}`));
});

test('facts are put in as words, and those of the operator wait for the page to be shown', () => {
  expect(
    block(
      'For {{attribution.days}} days [{{company.email}}](mailto:{{company.email}}) by {{date}}: *soon*, 12:30.',
    ),
  ).toEqual({
    id: 'b1',
    kind: 'text',
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: `For ${attributionDays} days ` },
            {
              type: 'text',
              text: '{{company.email}}',
              marks: [{ type: 'link', attrs: { to: 'mailto:{{company.email}}' } }],
            },
            { type: 'text', text: ' by {{date}}: ' },
            { type: 'text', text: 'soon', marks: [{ type: 'em' }] },
            { type: 'text', text: ', 12:30.' },
          ],
        },
      ],
    },
  });
});

test('entries of a group of questions bear its key', () => {
  expect(block(':::accordion{key=pets}\n\n### May he?\n\nYes.\n\n### And she?\n\nYes.\n\n:::')).toMatchObject(
    {
      entries: [{ id: 'pets-1' }, { id: 'pets-2' }],
    },
  );
});

test.each<[what: string, text: string, faults: (string | RegExp)[], lists?: string]>([
  ['no front matter', 'Text.', ['faq/en.md:1: A page begins with front matter between lines of ---.']],
  ['broken YAML', `---\ntitle: One\ndescription: "two\n---\n\nText.`, [/^faq\/en\.md:\d: .*quote/]],
  [
    'an unknown field',
    `---\ntitle: One\ndescription: Two.\nauthor: Three\n---\n\nText.`,
    [/^faq\/en\.md:2: .*author/],
  ],
  ['an empty title', `---\ndescription: Two.\ntitle: ''\n---\n`, ['faq/en.md:3: title: empty']],
  [
    'an unknown notice',
    `---\ntitle: One\nnotice: old\n---\n`,
    ['faq/en.md:3: notices.yaml has no notice old.'],
  ],
  ['HTML', `${front}<b>Text</b>`, ['faq/en.md:6: Texts hold no html.']],
  [
    'a block that is not closed',
    `${front}:::accordion\n\n### What?\n\nText.\n\n## A heading`,
    ['faq/en.md:6: accordion has no line of colons that closes it.'],
  ],
  [
    'pins with as many colons as their map',
    `${front}:::map[Map]\n\n:::pin[Laboe]{latitude=54 longitude=10}\n\nText.\n\n:::\n\n:::`,
    [/^faq\/en\.md:/],
  ],
  [
    'a line of colons that closes nothing',
    `${front}Text.\n\n:::`,
    ['faq/en.md:8: This line of colons neither begins nor ends a block.'],
  ],
  ['broken YAML of lists', `${front}Text.`, ['faq/en.md:1: lists.yaml, line 1: '], 'regions: ['],
  [
    'an unknown fact',
    `${front}Text.\n\nOf {{company.mail}}.`,
    ['faq/en.md:8: Nothing is known as {{company.mail}}.'],
  ],
  ['an unknown block', `${front}:::faq\n\nText.\n\n:::`, ['faq/en.md:6: No block is called faq.']],
  ['an unknown attribute', `${front}Text.\n\n::part{part=office size=big}`, [/^faq\/en\.md:8: .*size/]],
  [
    'a missing list',
    `${front}::countries`,
    ['faq/en.md:6: lists.yaml beside the page has no list countries.'],
  ],
  [
    'words where only a link can stand',
    `${front}:::links\n\n- [One](page:Faq)\n- Two\n\n:::`,
    ['faq/en.md:9: An entry of links begins with a link.'],
  ],
  [
    'a link to nowhere, in its entry',
    `${front}:::links\n\n- [One](page:Faq)\n- [Two](/faq)\n\n:::`,
    ['faq/en.md:9: links.1.to: link'],
  ],
  [
    'marks in a title',
    `${front}:::accordion\n\n### What *now*?\n\nText.\n\n:::`,
    ['faq/en.md:8: Only plain words can stand here, no emphasis.'],
  ],
  [
    'a position that is no number',
    `${front}::::map[Map]\n\n:::pin[Laboe]{latitude=north longitude=10}\n\nText.\n\n:::\n\n::::`,
    [/^faq\/en\.md:8: pins\.0\.latitude/],
  ],
  [
    'values that the start page does not know',
    `${front}\`\`\`yaml portals\n- offer: 12\n- offer: twelve\n\`\`\``,
    [/^faq\/en\.md:8: portals\.1\.offer/],
  ],
  [
    'two faults',
    `${front}<p>\n\n:::faq\n\n:::`,
    ['faq/en.md:6: A page holds no html.', 'faq/en.md:8: No block is called faq.'],
  ],
])('says of %s where it is and what is wrong', (_, text, expected, shared) => {
  const faults = faultsOf(text, shared);
  expect(faults).toHaveLength(expected.length);
  for (const [index, fault] of expected.entries()) expect(faults[index]).toMatch(fault);
});
