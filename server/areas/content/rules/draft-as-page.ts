interface DraftBlock {
  kind?: unknown;
  title?: unknown;
  description?: unknown;
}

const isEmpty = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

/** Returns a draft that can be looked at: search engines' description is written last, and until then the title stands for it. */
export function draftAsPage(body: unknown): unknown {
  const { blocks } = (body ?? {}) as { blocks?: unknown };
  if (!Array.isArray(blocks)) return body;
  return {
    ...(body as object),
    blocks: (blocks as DraftBlock[]).map((block) =>
      block?.kind === 'head' && isEmpty(block.description) ? { ...block, description: block.title } : block,
    ),
  };
}
