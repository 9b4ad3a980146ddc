import type { Section } from './use-editing.ts';

/**
 * What follows in a step after its last section was saved: another section that still has changes, the next step, or nothing. `tried` are the
 * sections that were saved for this, `saved` the last one that succeeded: it counts as unsaved for a moment longer.
 */
export function nextInStep({
  unsaved,
  saved,
  tried,
}: {
  unsaved: readonly Section[];
  saved: Section | null;
  tried: ReadonlySet<Section>;
}): 'go' | 'wait' | 'stop' | { save: Section } {
  const section = unsaved[0];
  if (section === undefined) return 'go';
  if (!tried.has(section)) return { save: section };
  return saved === section ? 'wait' : 'stop';
}
