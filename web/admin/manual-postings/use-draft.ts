import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useAttachments, type ChosenFiles } from '../../features/attachments/use-attachments.ts';
import {
  findProblems,
  toDraft,
  type DraftFieldsProps,
  type DraftStart,
  type TypedDraft,
} from './typed-draft.ts';
import { useDraftWords } from './use-draft-words.ts';

/** State of the draft form. Problems are shown after the first attempt to send it. */
export function useDraft({
  start,
  openDays,
  language,
  onDrafted,
}: {
  start: DraftStart;
  openDays: { until: string };
  language: Language;
  onDrafted: (draftID: number) => void;
}): DraftFieldsProps & {
  files: ChosenFiles;
  isFileMissing: boolean;
  failure: CallFailure<'draftPosting'> | null;
  busy: boolean;
  /** Sends the draft. Returns false without sending if something is missing or wrong. */
  submit: () => boolean;
} {
  const { formatProblem } = useDraftWords();
  const files = useAttachments();
  const [isTried, setTried] = useState(false);
  const [typed, setTyped] = useState<TypedDraft>(() => ({
    ...{ template: start.template, datedOn: openDays.until, reason: '', amount: '' },
    lines: [
      { key: 1, account: 'writtenOff', side: 'debit', amount: '', booking: start.booking, host: '' },
      { key: 2, account: 'bank', side: 'credit', amount: '', booking: '', host: '' },
    ],
    ...{ booking: start.booking, source: '', bearer: 'house', toNamed: false, holder: '', iban: '' },
    ...{ difference: start.transfer === '' ? 'booking' : 'transfer', transfer: start.transfer },
    ...{ name: '', email: '', language, dedication: '', payer: '', purpose: '' },
  }));
  const save = useSubmit('draftPosting', { idempotent: true, onDone: ({ draftID }) => onDrafted(draftID) });
  const problems = findProblems(typed);
  const lacksFile = typed.template === 'free' && files.tickets.length === 0;
  return {
    typed,
    change: (changes) => setTyped((previous) => ({ ...previous, ...changes })),
    errorOf(field) {
      const problem = isTried ? problems.get(field) : undefined;
      return problem && formatProblem(problem);
    },
    files,
    isFileMissing: isTried && lacksFile && !files.busy,
    failure: save.failure,
    busy: save.sending !== null || files.busy,
    submit() {
      setTried(true);
      if (problems.size > 0 || lacksFile) return false;
      const { datedOn, reason } = typed;
      const request = { datedOn, reason: reason.trim(), files: [...files.tickets], draft: toDraft(typed) };
      void save.submit(request);
      return true;
    },
  };
}
