import type { HomeGap } from '../../../domain/homes/gaps.ts';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import type { Section } from './use-editing.ts';

interface EditorStep {
  name: string;
  sections: readonly Section[];
  gaps: readonly HomeGap[];
}

/** The steps from an empty draft to a published home. Texts: `landlord.editor.steps.<name>`. */
export const editorSteps = [
  { name: 'address', sections: ['address'], gaps: ['address', 'position'] },
  { name: 'basics', sections: ['basics'], gaps: ['size', 'beds', 'bedrooms', 'bedPlaces'] },
  { name: 'texts', sections: ['texts'], gaps: ['title', 'description'] },
  { name: 'photos', sections: ['photos'], gaps: ['photos', 'captions'] },
  { name: 'amenities', sections: ['amenities', 'measures'], gaps: [] },
  { name: 'prices', sections: ['seasons', 'rules', 'costs'], gaps: ['price'] },
  { name: 'terms', sections: ['terms'], gaps: ['cancellation', 'times', 'registration'] },
  { name: 'publish', sections: [], gaps: [] },
] as const satisfies readonly EditorStep[];
export type StepName = (typeof editorSteps)[number]['name'];

export interface StepState {
  name: StepName;
  /** Facts that are required for publication. */
  missing: readonly HomeGap[];
  isDone: boolean;
}

type HomeProgress = Pick<OwnHome, 'gaps' | 'advice' | 'state' | 'amenities'>;

export function listStepStates(home: HomeProgress): StepState[] {
  return editorSteps.map(({ name, gaps }) => {
    const missingFacts = home.gaps.filter((gap) => (gaps as readonly HomeGap[]).includes(gap));
    return { name, missing: missingFacts, isDone: missingFacts.length === 0 && isVisited(name, home) };
  });
}

/** An empty list of equipment is possible but rare, so the step of a draft without any counts as not visited yet. */
function isVisited(name: StepName, { amenities, state }: HomeProgress): boolean {
  if (name === 'publish') return state !== 'draft';
  return (
    name !== 'amenities' || amenities.amenities.length > 0 || Object.keys(amenities.equipment).length > 0
  );
}

export const firstOpenStep = (states: readonly StepState[]): StepName =>
  states.find(({ isDone }) => !isDone)?.name ?? 'publish';

/** Returns the step in which the missing fact can be entered. */
export const findStepOfGap = (gap: HomeGap): StepName =>
  editorSteps.find(({ gaps }) => (gaps as readonly HomeGap[]).includes(gap))?.name ?? 'publish';
