import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { editorSteps, type StepName } from './editor-steps.ts';
import { nextInStep } from './next-in-step.ts';
import type { Editing, Guide, Section } from './use-editing.ts';

/** Returns the step named in the address, or null for the menu of steps and for all sections on one page. */
export function useStep(): StepName | null {
  const [params] = useSearchParams();
  return editorSteps.find(({ name }) => name === params.get('step'))?.name ?? null;
}

/**
 * The last button of a step saves all its sections, one after the other, and navigates to the next step. Where one cannot be saved, its first
 * wrong field has the focus, and saving that section leads on.
 */
export function useGuide(
  step: StepName | null,
  { unsaved, sending, saved }: Pick<Editing, 'unsaved' | 'sending' | 'saved'>,
): Guide | null {
  const navigate = useNavigate();
  /** Counts how often the last section of a step was saved, and for how many of these the next step was opened. */
  const [asked, setAsked] = useState(0);
  const openedCount = useRef(0);
  const tried = useRef<ReadonlySet<Section>>(new Set());
  const at = editorSteps.findIndex(({ name }) => name === step);
  const nextStep = editorSteps[at + 1]?.name;
  // Navigation waits until the section is no longer marked as unsaved, since unsaved changes block it.
  useEffect(() => {
    if (asked === openedCount.current || sending !== null) return;
    const next = nextInStep({ unsaved, saved, tried: tried.current });
    if (next === 'wait') return;
    if (next === 'go' || next === 'stop') {
      openedCount.current = asked;
      if (next === 'go') void navigate(`?step=${nextStep}`);
      return;
    }
    tried.current = new Set([...tried.current, next.save]);
    (document.getElementById(next.save) as HTMLFormElement | null)?.requestSubmit();
  }, [asked, unsaved, sending, saved, navigate, nextStep]);
  const lastSection: Section | undefined = editorSteps[at]?.sections.at(-1);
  if (step === null || nextStep === undefined) return null;
  return {
    leadsOn: (section) => section === lastSection,
    onSaved(section) {
      tried.current = new Set([section]);
      setAsked((count) => count + 1);
    },
  };
}
