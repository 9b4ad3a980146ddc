import { useEffect, useState } from 'react';
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
  const [isLeaving, setLeaving] = useState(false);
  const at = editorSteps.findIndex(({ name }) => name === step);
  const next = editorSteps[at + 1]?.name;
  // The answer comes before the section is no longer marked as unsaved, and what is unsaved holds back whoever leaves.
  useEffect(() => {
    if (!isLeaving || isUnsaved) return;
    setLeaving(false);
    void navigate(`?step=${next}`);
  }, [isLeaving, isUnsaved, navigate, next]);
  const last: Section | undefined = editorSteps[at]?.sections.at(-1);
  if (step === null || next === undefined) return null;
  return { leadsOn: (section) => section === last, onSaved: () => setLeaving(true) };
}
