import { useState, type ReactNode } from 'react';
import { answerLength, replyBlockTitleMax } from '../../../domain/contact-case.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextField } from '../../components/field.tsx';
import styles from '../parts/admin.module.css';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import type { Case } from './case.ts';

/** Keeps the answer that is being written as a text block of the office, and removes blocks. */
export function ReplyBlocks({
  contactCase,
  text,
  onChanged,
}: {
  contactCase: Case;
  text: string;
  onChanged: (changed: Case) => void;
}): ReactNode {
  const { t } = useTexts();
  const [title, setTitle] = useState('');
  const save = useSubmit('saveReplyBlock', {
    onDone: (changed) => {
      setTitle('');
      onChanged(changed);
    },
  });
  const remove = useSubmit('removeReplyBlock', { onDone: onChanged });
  const isBusy = save.sending !== null || remove.sending !== null;
  const isReady = title.trim() !== '' && text.trim().length >= answerLength.min;
  const { caseNumber } = contactCase;
  return (
    <details data-testid="reply-blocks">
      <summary>{t('admin.cases.blocks.title')}</summary>
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isBusy) void save.submit({ caseNumber, title: title.trim(), text: text.trim() });
        }}
      >
        <p className={styles.soft}>
          {t('admin.cases.blocks.lead', { language: contactCase.language.toUpperCase() })}
        </p>
        <div className={`${styles.actions} ${styles.besideField}`}>
          <TextField
            name="blockTitle"
            label={t('admin.cases.blocks.name')}
            maxLength={replyBlockTitleMax}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button type="submit" small busy={save.sending !== null} disabled={!isReady}>
            {t('admin.cases.blocks.save')}
          </Button>
        </div>
      </form>
      <ul>
        {contactCase.blocks.map((block) => (
          <li key={block.blockID} className={styles.item}>
            <span>{block.title}</span>
            <ConfirmedButton
              label={t('admin.cases.blocks.remove')}
              confirm={t('admin.cases.blocks.removeConfirm', { title: block.title })}
              busy={isBusy}
              onConfirm={() => void remove.submit({ caseNumber, blockID: block.blockID })}
            />
          </li>
        ))}
      </ul>
      <FailureNotice text={(save.failure ?? remove.failure) && !isBusy && t('admin.failed')} />
    </details>
  );
}
