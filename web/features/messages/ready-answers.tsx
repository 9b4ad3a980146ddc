import { useState, type ReactNode } from 'react';
import type { Thread } from '../../../contract/messages/thread.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import type { ThreadCalls } from './thread-calls.ts';
import styles from './thread.module.css';

/** Offers text templates that a landlord inserts and edits: those of the house in the guest's language, and their own. */
export function ReadyAnswers({
  thread,
  calls,
  text,
  onInsert,
  onChanged,
}: {
  thread: Thread;
  calls: ThreadCalls;
  text: string;
  onInsert: (text: string) => void;
  onChanged: (thread: Thread | null) => void;
}): ReactNode {
  const { t } = useTexts();
  const [naming, setNaming] = useState(false);
  const [title, setTitle] = useState('');
  const [saved, setSaved] = useState(false);
  const save = useSubmit<'saveReadyAnswer', { title: string; text: string }>('saveReadyAnswer', {
    send: (answer) => calls.saveAnswer(answer.title, answer.text),
    onDone(answer) {
      setNaming(false);
      setTitle('');
      setSaved(true);
      onChanged(answer.thread);
    },
  });
  const remove = useSubmit<'removeReadyAnswer', number>('removeReadyAnswer', {
    send: (id) => calls.removeAnswer(id),
    onDone: (answer) => onChanged(answer.thread),
  });
  const ownAnswers = thread.answers.filter(({ answerID }) => answerID !== null);
  const templates = thread.answers.filter(({ isTemplate }) => isTemplate);
  const ofHouse = thread.answers.filter(({ answerID, isTemplate }) => answerID === null && !isTemplate);
  const busy = save.sending !== null || remove.sending !== null;
  const options = (answers: Thread['answers']): ReactNode =>
    answers.map((one) => (
      <option key={thread.answers.indexOf(one)} value={thread.answers.indexOf(one)}>
        {one.title}
      </option>
    ));
  return (
    <div className={styles.form}>
      <SelectField
        name="ready"
        label={t('messages.ready.choose')}
        value=""
        onChange={({ target }) => {
          setSaved(false);
          const chosenAnswer = thread.answers[Number(target.value)];
          if (chosenAnswer) onInsert(chosenAnswer.text);
        }}
      >
        <option value="">{t('messages.ready.none')}</option>
        {templates.length + ownAnswers.length > 0 && (
          <optgroup label={t('messages.ready.own')}>{options([...templates, ...ownAnswers])}</optgroup>
        )}
        <optgroup label={t('messages.ready.house')}>{options(ofHouse)}</optgroup>
      </SelectField>
      {text !== '' && !naming && (
        <div>
          <Button small variant="quiet" onClick={() => setNaming(true)}>
            {t('messages.ready.keep')}
          </Button>
        </div>
      )}
      {naming && (
        <div className={styles.form} role="group" aria-label={t('messages.ready.keep')}>
          <TextField
            name="ready-title"
            label={t('messages.ready.name')}
            maxLength={80}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <div className={styles.actions}>
            <Button
              small
              busy={busy}
              disabled={title.trim() === '' || text === ''}
              onClick={() => void save.submit({ title: title.trim(), text })}
            >
              {t('messages.ready.save')}
            </Button>
            <Button small variant="quiet" onClick={() => setNaming(false)}>
              {t('messages.ready.cancel')}
            </Button>
          </div>
        </div>
      )}
      <p className={saved ? styles.hint : 'visually-hidden'} role="status">
        {saved ? t('messages.ready.saved') : ''}
      </p>
      {ownAnswers.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('messages.ready.manage')}</summary>
          <div className={styles.actions}>
            {ownAnswers.map(({ answerID, title: name }) => (
              <Button key={answerID} small busy={busy} onClick={() => void remove.submit(answerID!)}>
                {t('messages.ready.remove', { title: name })}
              </Button>
            ))}
          </div>
        </details>
      )}
      {(save.failure ?? remove.failure) && !busy && (
        <Notice kind="danger" role="alert">
          {t('messages.error.other')}
        </Notice>
      )}
    </div>
  );
}
