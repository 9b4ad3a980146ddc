import { contentDocument, type ContentDocument } from '../../../../domain/content-blocks.ts';

export type Refused =
  | { ok: false; type: 'content-not-found'; data: null }
  | { ok: false; type: 'content-locked'; data: { lockedBy: string } }
  | { ok: false; type: 'content-changed'; data: { revision: number; containerContent: string } }
  | { ok: false; type: 'content-invalid'; data: { paths: string[] } };
export type Of<Type extends Refused['type']> = Extract<Refused, { type: Type }>;

/** The container that holds a page's own text. */
export const mainContainer = 'main';

export const invalid = (...paths: string[]): Of<'content-invalid'> => ({
  ok: false,
  type: 'content-invalid',
  data: { paths },
});

/** The text as it may be stored, or the paths of what it may not hold. */
export function parseContainer(text: string): ContentDocument | Of<'content-invalid'> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return invalid('');
  }
  const parsed = contentDocument.safeParse(json);
  if (parsed.success) return parsed.data;
  return invalid(...parsed.error.issues.slice(0, 20).map(({ path }) => path.join('.')));
}

/** A page without a title is no page. */
export function isWholePage(
  { containerKey }: { containerKey: string },
  { blocks }: ContentDocument,
): boolean {
  return containerKey !== mainContainer || blocks.filter(({ kind }) => kind === 'head').length === 1;
}
