import { useState, type ReactNode } from 'react';
import { answerLength } from '../../../domain/contact-case.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextAreaField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { AttachFiles } from '../../features/attachments/attach-files.tsx';
import { useAttachments } from '../../features/attachments/use-attachments.ts';
import styles from '../parts/admin.module.css';
import type { Case } from './case.ts';
import { ReplyBlocks } from './reply-blocks.tsx';

export function AnswerForm({
  contactCase,
  onAnswered,
}: {
  contactCase: Case;
  onAnswered: (updated: Case) => void;
}): ReactNode {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [close, setClose] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const files = useAttachments();
  const answer = useSubmit('answerCase', {
    idempotent: true,
    onDone(updated) {
      setText('');
      files.clear();
      setTried(false);
      setSent(true);
      onAnswered(updated);
    },
  });
  const busy = answer.sending !== null || files.busy;
  const isShort = text.trim().length < answerLength.min;
  return (
    <Card className={styles.stack}>
      <form
        className={styles.stack}
        data-testid="answer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          setSent(false);
          if (!isShort)
            void answer.submit({
              caseNumber: contactCase.caseNumber,
              text: text.trim(),
              close,
              files: [...files.tickets],
            });
        }}
      >
        <h2 className={styles.title}>{t('admin.cases.answer.title')}</h2>
        <p className={styles.soft}>
          {t('admin.cases.answer.to', {
            email: contactCase.email,
            language: contactCase.language.toUpperCase(),
          })}
        </p>
        <SelectField
          name="template"
          label={t('admin.cases.answer.template')}
          value=""
          onChange={({ target }) => {
            const chosen =
              contactCase.templates.find(({ template }) => template === target.value) ??
              contactCase.blocks.find(({ blockID }) => String(blockID) === target.value);
            if (chosen) setText(text.trim() === '' ? chosen.text : `${text.trim()}\n\n${chosen.text}`);
          }}
        >
          <option value="">{t('admin.cases.answer.none')}</option>
          {contactCase.templates.map(({ template }) => (
            <option key={template} value={template}>
              {t(`admin.cases.template.${template}`)}
            </option>
          ))}
          {contactCase.blocks.map(({ blockID, title }) => (
            <option key={blockID} value={blockID}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          name="text"
          label={t('admin.cases.answer.text')}
          rows={9}
          lang={contactCase.language}
          maxLength={answerLength.max}
          error={isTried && isShort ? t('admin.cases.answer.short') : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <AttachFiles files={files} />
        <Checkbox
          name="close"
          label={t('admin.cases.answer.close')}
          checked={close}
          onChange={({ target }) => setClose(target.checked)}
        />
        <FailureNotice
          text={
            answer.failure &&
            !busy &&
            t(answer.failure.type === 'attachment-over' ? 'attachments.over' : 'admin.failed')
          }
        />
        <div role="status">{isSent && <Notice kind="success">{t('admin.cases.answer.sent')}</Notice>}</div>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('admin.cases.answer.send')}
          </Button>
        </div>
      </form>
      <ReplyBlocks contactCase={contactCase} text={text} onChanged={onAnswered} />
    </Card>
  );
}
