import { contentDocument, contentDraft, type ContentDocument } from '../../../../domain/content-blocks.ts';
import { fitsPage } from '../../../../domain/block-places.ts';
import { isMenuPage } from '../../../../domain/menus.ts';
import { unlabelledEntries } from './unlabelled-entries.ts';

export type Refused =
  | { ok: false; type: 'content-not-found'; data: null }
  | { ok: false; type: 'content-locked'; data: { lockedBy: string; isOwn: boolean } }
  | { ok: false; type: 'content-changed'; data: { revision: number; containerContent: string } }
  | { ok: false; type: 'content-invalid'; data: { paths: string[] } }
  | { ok: false; type: 'approval-missing'; data: null };
export type Of<Type extends Refused['type']> = Extract<Refused, { type: Type }>;

export const mainContainer = 'main';

export const invalid = (...paths: string[]): Of<'content-invalid'> => ({
  ok: false,
  type: 'content-invalid',
  data: { paths },
});

/** Returns the validated text, which may still be incomplete, or the paths of invalid parts. */
export function parseContainer(text: string): ContentDocument | Of<'content-invalid'> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return invalid('');
  }
  const parsed = contentDraft.safeParse(json);
  return parsed.success ? parsed.data : invalid(...issuePaths(parsed.error));
}

const issuePaths = ({ issues }: { issues: readonly { path: readonly PropertyKey[] }[] }): string[] =>
  issues.slice(0, 20).map(({ path }) => path.join('.'));

/**
 * Returns the obstacles to publication; null if there are none. Pages need a title, and the start page and menus have blocks of their own.
 */
export function findMissingParts(
  { page, containerKey }: { page: string; containerKey: string },
  body: unknown,
): Of<'content-invalid'> | null {
  const parsed = contentDocument.safeParse(body);
  if (!parsed.success) return invalid(...issuePaths(parsed.error));
  const misplacedBlocks = parsed.data.blocks.flatMap(({ kind }, index) =>
    fitsPage(kind, page) ? [] : [`blocks.${index}.kind`],
  );
  if (misplacedBlocks.length > 0) return invalid(...misplacedBlocks.slice(0, 20));
  if (isMenuPage(page)) {
    const unlabelled = unlabelledEntries(page, parsed.data.blocks);
    return unlabelled.length > 0 ? invalid(...unlabelled) : null;
  }
  const heads = parsed.data.blocks.filter(({ kind }) => kind === 'head');
  return containerKey === mainContainer && heads.length !== 1 ? invalid('blocks') : null;
}
