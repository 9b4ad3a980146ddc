import { slugPattern } from '../../../../domain/page-slug.ts';

interface Head {
  kind: 'head';
  slug?: unknown;
}

const readBlocks = (body: unknown): readonly { kind: string }[] =>
  (body as { blocks?: readonly { kind: string }[] } | null)?.blocks ?? [];
const findHead = (body: unknown): Head | undefined =>
  readBlocks(body).find((block): block is Head => block.kind === 'head');

/** Returns the last part of the address that a text contains. Null if there is none. */
export function slugOfText(body: unknown): string | null {
  const slug = findHead(body)?.slug;
  return typeof slug === 'string' && slugPattern.test(slug) ? slug : null;
}

/** Returns a text with another last part of its address. Null if it has no head. */
export function withSlug(body: unknown, slug: string): object | null {
  const head = findHead(body);
  if (!head) return null;
  const blocks = readBlocks(body).map((block) => (block === head ? { ...head, slug } : block));
  return { ...(body as object), blocks };
}
