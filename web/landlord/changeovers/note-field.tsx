import { useState, type ReactNode } from 'react';
import type { ChangeoverPlan } from '../../../contract/changeovers/changeover.ts';
import { changeoverNoteLength } from '../../../domain/changeovers.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextAreaField } from '../../components/field.tsx';
import own from './changeovers.module.css';

/** A note for the cleaner on one day. An empty date means every changeover of the home. */
export function NoteField({
  label,
  objectNumber,
  date,
  note,
  onChanged,
}: {
  label: string;
  objectNumber: number;
  date: string;
  note: string;
  onChanged: (plan: ChangeoverPlan) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [typed, setTyped] = useState(note);
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setChangeoverNote', {
    onDone(plan) {
      setSaved(true);
      onChanged(plan);
    },
  });
  const isBusy = save.sending !== null;
  return (
    <div className={own.note}>
      <TextAreaField
        label={label}
        rows={2}
        maxLength={changeoverNoteLength}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setSaved(false);
        }}
      />
      <FailureNotice text={save.failure && !isBusy ? t('landlord.changeovers.problem') : undefined} />
      {typed.trim() !== note.trim() && (
        <Button
          small
          busy={isBusy}
          onClick={() => void save.submit({ objectNumber, date, note: typed, languageCode: language })}
        >
          {t('landlord.changeovers.saveNote')}
        </Button>
      )}
      <span role="status" className={own.saved}>
        {isSaved && !isBusy ? t('landlord.changeovers.noteSaved') : ''}
      </span>
    </div>
  );
}
