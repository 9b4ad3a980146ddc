import { useState, type ReactNode } from 'react';
import { noteLength } from '../../../domain/office-records.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextAreaField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import type { NamedPerson } from './person-path.ts';
import type { PersonRecord } from './record-types.ts';
import styles from './records.module.css';
import { useRecordLinks } from './use-record-links.tsx';

type Notes = PersonRecord['notes'];

/** Internal notes of the office about a person. A new note is attached to the booking or case on the page. */
export function OfficeNotes({
  of,
  notes: first,
  colleagues,
}: {
  of: NamedPerson;
  notes: Notes;
  colleagues: PersonRecord['colleagues'];
}): ReactNode {
  const { t, format } = useTexts();
  const links = useRecordLinks();
  const [notes, setNotes] = useState(first);
  const [text, setText] = useState('');
  const [forColleague, setForColleague] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useSubmit('addOfficeNote', {
    idempotent: true,
    onDone: ({ notes: updatedNotes }) => {
      setNotes(updatedNotes);
      setText('');
      setForColleague('');
      setTried(false);
    },
  });
  const remove = useSubmit('removeOfficeNote', {
    onDone: ({ notes: updatedNotes }) => setNotes(updatedNotes),
  });
  const isEmpty = text.trim() === '';
  const failure = add.sending || remove.sending ? null : (add.failure ?? remove.failure);
  return (
    <section className={styles.group} data-testid="office-notes">
      <div className={styles.heading}>
        <h2>{t('records.notes.title')}</h2>
        <span className={styles.count}>{t('records.notes.lead')}</span>
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.noteID} className={styles.note}>
              <p className={styles.words}>{note.text}</p>
              <p className={styles.meta}>
                <span>{`${note.author} · ${format.moment(note.writtenAt)}`}</span>
                {note.forColleague !== '' && (
                  <span>
                    {t(`records.notes.${note.done ? 'doneBy' : 'isFor'}`, { name: note.forColleague })}
                  </span>
                )}
                {note.caseNumber !== null && (
                  <span>
                    {t('records.column.case')} {links.case(note.caseNumber)}
                  </span>
                )}
                {note.bookingDisplayNumber !== null && (
                  <span>
                    {t('records.column.booking')} {links.bookingByNumber(note.bookingDisplayNumber)}
                  </span>
                )}
                {note.mine && (
                  <ConfirmedButton
                    label={t('records.notes.remove')}
                    confirm={t('records.notes.confirmRemove')}
                    busy={remove.sending !== null}
                    onConfirm={() => void remove.submit({ of, noteID: note.noteID })}
                  />
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.noteForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isEmpty)
            void add.submit({
              of,
              text: text.trim(),
              ...(forColleague !== '' && { forColleague: Number(forColleague) }),
            });
        }}
      >
        <TextAreaField
          name="note"
          label={t('records.notes.text')}
          rows={2}
          maxLength={noteLength}
          error={isTried && isEmpty ? t('records.notes.empty') : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField
          name="forColleague"
          label={t('records.notes.for')}
          hint={t('records.notes.forHint')}
          value={forColleague}
          onChange={({ target }) => setForColleague(target.value)}
        >
          <option value="">{t('records.notes.forNobody')}</option>
          {colleagues.map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" small busy={add.sending !== null}>
          {t('records.notes.add')}
        </Button>
      </form>
      <FailureNotice text={failure && t('admin.failed')} />
    </section>
  );
}
