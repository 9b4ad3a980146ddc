import type { OperatorFact } from '../../../domain/operator/facts.ts';
import type { OperatorState } from './operator-state.ts';

/** Facts that the header and the colours of every page show. A page that is already open shows them only after it is loaded anew. */
const shownAround: readonly OperatorFact[] = [
  ...(['siteName', 'languages', 'mainColour', 'accentColour', 'logo', 'favicon'] as const),
];

/** True if a save changed what surrounds the page itself. */
export const changesHeader = (
  { facts: before }: Pick<OperatorState, 'facts'>,
  { facts: after }: Pick<OperatorState, 'facts'>,
): boolean => shownAround.some((fact) => JSON.stringify(before[fact]) !== JSON.stringify(after[fact]));
