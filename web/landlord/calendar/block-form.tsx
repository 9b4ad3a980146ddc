import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { CalendarProblem } from './calendar-problem.tsx';
import styles from './calendar.module.css';
import type { Taken } from './nights.ts';
import type { RangeFormProps } from './range-form-props.ts';

export function BlockForm({
  home: { objectNumber },
  stay,
  block,
  onDone,
}: RangeFormProps & { block: Taken | null }): ReactNode {
  const { t } = useTexts();
  const [note, setNote] = useState(block?.note ?? '');
  const save = useSubmit('blockNights', {
    onDone: ({ actID }) => onDone({ kind: block ? 'changed' : 'blocked', objectNumber, actID, stay }),
  });
  const remove = useSubmit('removeBlock', {
    onDone: ({ actID }) => onDone({ kind: 'removed', objectNumber, actID, stay: block ?? stay }),
  });
  const isBusy = save.sending !== null || remove.sending !== null;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save.submit({ objectNumber, ...stay, note, stayID: block?.stayID ?? 0 });
      }}
    >
      <TextField
        name="note"
        label={t('landlord.calendar.sheet.note')}
        hint={t('landlord.calendar.sheet.noteHint')}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <CalendarProblem failure={isBusy ? null : (save.failure ?? remove.failure)} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          busy={save.sending !== null}
          disabled={isBusy}
          data-testid="save-block"
        >
          {t(`landlord.calendar.sheet.${block ? 'saveChange' : 'saveBlock'}`)}
        </Button>
        {block && (
          <Button
            busy={remove.sending !== null}
            disabled={isBusy}
            data-testid="remove-block"
            onClick={() => void remove.submit({ objectNumber, stayID: block.stayID })}
          >
            {t('landlord.calendar.sheet.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
