import { z } from 'zod';
import { parseContentLink } from './content-links.ts';
import { menuBlock } from './menu-block.ts';
import { startBlocks } from './start-blocks.ts';

/**
 * The stored form of a content page: blocks of a closed set of kinds, each with a stable id, and rich text as a tree of a closed set of
 * nodes. HTML is never stored. Servers and editors load this file; guests' browsers only use its types.
 */

/** Control characters and direction marks, which can hide text; soft hyphens and joiners are allowed. */
const hidden = /(?![\n\u00ad\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u;
const text = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .refine((value) => !hidden.test(value) && value.isWellFormed(), 'hidden-characters');
const name = z.string().regex(/^[A-Za-z0-9][\w-]{0,59}$/);
const isLink = (to: string): boolean => parseContentLink(to) !== null;

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('strong') }),
  z.strictObject({ type: z.literal('em') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ to: z.string().refine(isLink, 'link') }),
  }),
]);
const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: text(8_000).min(1),
    marks: z.array(mark).max(3).optional(),
  }),
  z.strictObject({ type: z.literal('hard_break') }),
]);
const line = z.array(inline).max(300);
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: line.optional() });
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: line.min(1),
});
const listKind = z.enum(['bullet_list', 'ordered_list']);
const items = <Child extends z.ZodType>(child: Child) =>
  z
    .array(z.strictObject({ type: z.literal('list_item'), content: z.array(child).min(1).max(20) }))
    .min(1)
    .max(100);
// The depth of lists is limited to two, so that deeply nested input is refused early.
const innerList = z.strictObject({ type: listKind, content: items(paragraph) });
const list = z.strictObject({ type: listKind, content: items(z.union([paragraph, innerList])) });
const richText = z.strictObject({
  type: z.literal('doc'),
  content: z
    .array(z.union([paragraph, heading, list]))
    .min(1)
    .max(400),
});

/** Builds the schema of a page's blocks. A draft may lack texts, links, pictures and entries that publishing requires. */
function blockSchema({ isDraft }: { isDraft: boolean }) {
  /** Text that is not blank, except in a draft. */
  const filledText = (max: number): z.ZodString =>
    isDraft ? text(max) : text(max).refine((value) => value.trim() !== '', 'empty');
  const link = z.string().refine((to) => isLink(to) || (isDraft && to === ''), 'link');
  /** At least one entry, except in a draft. */
  const arrayOf = <Entry extends z.ZodType>(entry: Entry, max: number) =>
    z
      .array(entry)
      .min(isDraft ? 0 : 1)
      .max(max);

  /** A drawn scene, or the picture of a country or region by its German slug. */
  const scene = z.string().regex(isDraft ? /^[\p{L}\p{N}_-]{0,80}$/u : /^[\p{L}\p{N}_-]{1,80}$/u);
  const picture = z.strictObject({ scene, alt: filledText(300) });
  const base = { id: name };
  const title = filledText(200);

  const head = z.strictObject({
    ...base,
    kind: z.literal('head'),
    title,
    description: filledText(400),
    lead: filledText(1_000).optional(),
    notice: z.strictObject({ title, text: filledText(1_000) }).optional(),
    picture: picture.optional(),
    /** The last part of the page's address, if its route leaves it open. */
    slug: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .max(100)
      .optional(),
    article: z
      .strictObject({
        author: filledText(100),
        date: isDraft ? z.iso.date().or(z.literal('')) : z.iso.date(),
        category: z.enum(['travel', 'dogs', 'family', 'knowledge', 'regions', 'landlords']),
        related: z.array(name).max(6),
      })
      .optional(),
  });
  const teaser = z.strictObject({
    title,
    text: filledText(600),
    picture: picture.optional(),
    to: link,
    label: filledText(120),
  });

  return z.discriminatedUnion('kind', [
    head,
    z.strictObject({ ...base, kind: z.literal('text'), text: richText }),
    z.strictObject({ ...base, kind: z.literal('picture'), picture, caption: filledText(400).optional() }),
    z.strictObject({ ...base, kind: z.literal('gallery'), pictures: arrayOf(picture, 24) }),
    z.strictObject({
      ...base,
      kind: z.literal('teasers'),
      title: title.optional(),
      teasers: arrayOf(teaser, 24),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('accordion'),
      key: name.optional(),
      title: title.optional(),
      entries: arrayOf(z.strictObject({ id: name, question: filledText(300), answer: richText }), 60),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('links'),
      title: title.optional(),
      links: arrayOf(
        z.strictObject({ label: filledText(200), to: link, text: filledText(600).optional() }),
        100,
      ),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('table'),
      caption: title,
      head: z.array(text(200)).min(1).max(10),
      rows: arrayOf(z.array(line).max(10), 200),
      source: text(600).optional(),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('quote'),
      text: filledText(1_000),
      source: filledText(200).optional(),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('action'),
      title,
      text: filledText(600).optional(),
      to: link,
      label: filledText(120),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('homes'),
      title,
      search: z.string().refine((query) => parseContentLink(`search:${query}`) !== null, 'search'),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('map'),
      title,
      pins: arrayOf(
        z.strictObject({
          name: filledText(120),
          latitude: z.number().min(-85).max(85),
          longitude: z.number().min(-180).max(180),
          text: richText,
        }),
        100,
      ),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('checklist'),
      groups: arrayOf(z.strictObject({ title, items: arrayOf(isDraft ? line : line.min(1), 60) }), 20),
    }),
    z.strictObject({
      ...base,
      kind: z.literal('part'),
      part: z.enum(['newsletter', 'contact', 'office', 'ratings', 'offers', 'bonus', 'figures']),
    }),
    /** Content of a separate text shared by several pages, see the pages `snippets/…`. */
    z.strictObject({ ...base, kind: z.literal('snippet'), snippet: isDraft ? name.or(z.literal('')) : name }),
    ...startBlocks({ isDraft, filledText, link, scene, picture }),
    menuBlock({ isDraft, filledText, link }),
  ]);
}

const contentBlock = blockSchema({ isDraft: false });
export type ContentBlock = z.infer<typeof contentBlock>;
export type BlockOf<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>;
export type RichText = z.infer<typeof richText>;
export type RichBlock = RichText['content'][number];
export type Inline = z.infer<typeof inline>;
export type ContentPicture = BlockOf<'picture'>['picture'];

const blocksMax = 150;

const documentSchema = <Block extends typeof contentBlock>(block: Block) =>
  z
    .strictObject({ version: z.literal(1), blocks: z.array(block).max(blocksMax) })
    .refine(({ blocks }) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'same-ids');

/** A container as an editor submits it; ids are unique, so that each block can be found again. */
export const contentDocument = documentSchema(contentBlock);
/** The schema of an unfinished container: parts that publishing requires may be missing. */
export const contentDraft = documentSchema(blockSchema({ isDraft: true }));
export type ContentDocument = z.infer<typeof contentDocument>;

/** Returns the displayable part of a stored container: blocks of unknown versions and kinds are skipped. */
export const readableBlocks = (body: unknown): ContentBlock[] => storedBlocks(body).flatMap(keepReadable);

/** Returns the first displayable block of a kind; later ones are not examined. */
export const readableBlock = <Kind extends ContentBlock['kind']>(
  body: unknown,
  kind: Kind,
): Extract<ContentBlock, { kind: Kind }> | undefined =>
  storedBlocks(body)
    .filter((block) => (block as { kind?: unknown } | null)?.kind === kind)
    .flatMap(keepReadable)[0] as Extract<ContentBlock, { kind: Kind }> | undefined;

function storedBlocks(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  const { version, blocks } = body as { version?: unknown; blocks?: unknown };
  return version === 1 && Array.isArray(blocks) ? blocks.slice(0, blocksMax) : [];
}

function keepReadable(block: unknown): ContentBlock[] {
  const knownBlock = contentBlock.safeParse(block);
  return knownBlock.success ? [knownBlock.data] : [];
}
