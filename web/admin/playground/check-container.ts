import { contentDocument, contentDraft, type ContentBlock } from '../../../domain/content-blocks.ts';

/** A problem of a container. `path` is empty for the container as a whole. */
export interface ContainerProblem {
  /** Number of the block, starting at 1. Null for the container as a whole. */
  block: number | null;
  /** Names and numbers within the block, such as `pictures`, `2`, `alt`. */
  path: readonly string[];
  reason: ProblemReason;
  /** True if a draft may have this problem, but not a published text. */
  onlyForReaders: boolean;
}

const problemReasons = [
  'json',
  'missing',
  'kind',
  'unknown-key',
  'too-short',
  'too-long',
  'form',
  'empty',
  'link',
  'search',
  'hidden-characters',
  'same-ids',
] as const;
export type ProblemReason = (typeof problemReasons)[number];

type Issue = NonNullable<ReturnType<typeof contentDocument.safeParse>['error']>['issues'][number];

function findReason(issue: Issue): ProblemReason {
  const knownReason = problemReasons.find((reason) => reason === issue.message);
  if (knownReason !== undefined) return knownReason;
  switch (issue.code) {
    case 'invalid_union':
      return 'kind';
    case 'unrecognized_keys':
      return 'unknown-key';
    case 'too_small':
      return 'too-short';
    case 'too_big':
      return 'too-long';
    case 'invalid_type':
      return issue.message.includes('undefined') ? 'missing' : 'form';
    default:
      return 'form';
  }
}

function toProblem(issue: Issue, onlyForReaders: boolean): ContainerProblem {
  const [top, number, ...rest] = issue.path;
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const path = [...(top === 'blocks' ? rest : issue.path), ...keys].map(String);
  const block = top === 'blocks' && typeof number === 'number' ? number + 1 : null;
  return { block, path, reason: findReason(issue), onlyForReaders };
}

/** Parses the blocks of a container from JSON, and lists all problems that prevent saving or publishing. */
export function checkContainer(text: string): {
  blocks: readonly ContentBlock[] | null;
  problems: readonly ContainerProblem[];
} {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { blocks: null, problems: [{ block: null, path: [], reason: 'json', onlyForReaders: false }] };
  }
  const draft = contentDraft.safeParse(json);
  if (!draft.success) {
    return { blocks: null, problems: draft.error.issues.map((issue) => toProblem(issue, false)) };
  }
  const parsedDocument = contentDocument.safeParse(json);
  const problems = parsedDocument.success
    ? []
    : parsedDocument.error.issues.map((issue) => toProblem(issue, true));
  return { blocks: draft.data.blocks, problems };
}
