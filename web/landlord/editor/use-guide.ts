import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { editorSteps, type StepName } from './editor-steps.ts';
import type { Guide, Section } from './use-editing.ts';

/** The step of the address; null where all sections stand on one page. */
export function useStep(): StepName | null {
  const [params] = useSearchParams();
  return editorSteps.find(({ name }) => name === params.get('step'))?.name ?? null;
}

/** Leads on to the next step once all of the current one is saved. */
export function useGuide(step: StepName | null, isUnsaved: boolean): Guide | null {
  const navigate = useNavigate();
  /** How often somebody has saved the last section of a step, and for how many of these the next one was opened. */
  const [asked, setAsked] = useState(0);
  const followed = useRef(0);
  const at = editorSteps.findIndex(({ name }) => name === step);
  const next = editorSteps[at + 1]?.name;
  // The answer comes before the section is no longer marked as unsaved, and what is unsaved holds back whoever leaves.
  useEffect(() => {
    if (asked === followed.current || isUnsaved) return;
    followed.current = asked;
    void navigate(`?step=${next}`);
  }, [asked, isUnsaved, navigate, next]);
  const last: Section | undefined = editorSteps[at]?.sections.at(-1);
  if (step === null || next === undefined) return null;
  return { leadsOn: (section) => section === last, onSaved: () => setAsked((now) => now + 1) };
}
