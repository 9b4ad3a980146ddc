import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { editorSteps, type StepName } from './editor-steps.ts';
import type { Guide, Section } from './use-editing.ts';

/** Returns the step named in the address, or null if all sections are shown on one page. */
export function useStep(): StepName | null {
  const [params] = useSearchParams();
  return editorSteps.find(({ name }) => name === params.get('step'))?.name ?? null;
}

/** Navigates to the next step once all sections of the current one are saved. */
export function useGuide(step: StepName | null, isUnsaved: boolean): Guide | null {
  const navigate = useNavigate();
  /** Counts how often the last section of a step was saved, and for how many of these the next step was opened. */
  const [asked, setAsked] = useState(0);
  const openedCount = useRef(0);
  const at = editorSteps.findIndex(({ name }) => name === step);
  const nextStep = editorSteps[at + 1]?.name;
  // Navigation waits until the section is no longer marked as unsaved, since unsaved changes block it.
  useEffect(() => {
    if (asked === openedCount.current || isUnsaved) return;
    openedCount.current = asked;
    void navigate(`?step=${nextStep}`);
  }, [asked, isUnsaved, navigate, nextStep]);
  const lastSection: Section | undefined = editorSteps[at]?.sections.at(-1);
  if (step === null || nextStep === undefined) return null;
  return { leadsOn: (section) => section === lastSection, onSaved: () => setAsked((count) => count + 1) };
}
