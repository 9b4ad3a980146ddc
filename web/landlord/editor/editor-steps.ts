import type { HomeGap } from '../../../domain/homes/gaps.ts';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import type { Section } from './use-editing.ts';

interface EditorStep {
  name: string;
  sections: readonly Section[];
  gaps: readonly HomeGap[];
}

/** The way from an empty draft to a home that guests see. Texts: `landlord.editor.steps.<name>`. */
export const editorSteps = [
  { name: 'address', sections: ['address'], gaps: ['address'] },
  { name: 'basics', sections: ['basics'], gaps: ['size', 'beds'] },
  { name: 'texts', sections: ['texts'], gaps: ['title', 'description'] },
  { name: 'photos', sections: ['photos'], gaps: ['photos', 'captions'] },
  { name: 'amenities', sections: ['amenities', 'measures'], gaps: [] },
  { name: 'prices', sections: ['seasons', 'costs'], gaps: ['price'] },
  { name: 'terms', sections: ['terms'], gaps: ['cancellation', 'times', 'registration'] },
  { name: 'publish', sections: [], gaps: [] },
] as const satisfies readonly EditorStep[];
export type StepName = (typeof editorSteps)[number]['name'];

export interface StepState {
  name: StepName;
  /** What guests cannot do without. */
  missing: readonly HomeGap[];
  isDone: boolean;
}

type Stated = Pick<OwnHome, 'gaps' | 'advice' | 'state' | 'amenities'>;

export function statesOfSteps(home: Stated): StepState[] {
  return editorSteps.map(({ name, gaps }) => {
    const missing = home.gaps.filter((gap) => (gaps as readonly HomeGap[]).includes(gap));
    return { name, missing, isDone: missing.length === 0 && isStated(name, home) };
  });
}

/** No equipment is a fact, but seldom one: whoever has named none has not been there yet. */
function isStated(name: StepName, { amenities, state }: Stated): boolean {
  if (name === 'publish') return state !== 'draft';
  return (
    name !== 'amenities' || amenities.amenities.length > 0 || Object.keys(amenities.equipment).length > 0
  );
}

export const firstOpenStep = (states: readonly StepState[]): StepName =>
  states.find(({ isDone }) => !isDone)?.name ?? 'publish';

/** The step of a section in which somebody adds what is missing. */
export const stepOfGap = (gap: HomeGap): StepName =>
  editorSteps.find(({ gaps }) => (gaps as readonly HomeGap[]).includes(gap))?.name ?? 'publish';
