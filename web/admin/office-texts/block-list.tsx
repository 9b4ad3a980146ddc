import { useState, type ReactNode } from 'react';
import { answerLength, replyBlockTitleMax } from '../../../domain/contact-case.ts';
import { isLanguage, languages, type Language } from '../../../domain/language.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';

interface Typed {
  language: Language;
  title: string;
  text: string;
}

/** The office's text blocks for answers in cases, in all languages. */
export function BlockList(): ReactNode {
  const { t, language } = useTexts();
  const { answer, failure, retry } = useCall('listReplyBlocks', {});
  const nothing: Typed = { language, title: '', text: '' };
  const [typed, setTyped] = useState<Typed | null>(null);
  const keep = useSubmit('keepReplyBlock', {
    onDone: () => {
      setTyped(null);
      retry();
    },
  });
  const drop = useSubmit('dropReplyBlock', { onDone: retry });
  const isReady = typed !== null && typed.title.trim() !== '' && typed.text.trim().length >= answerLength.min;
  return (
    <Card className={styles.stack} data-testid="reply-block-list">
      <h2 className={styles.title}>{t('admin.officeTexts.blocks')}</h2>
      <p className={styles.soft}>{t('admin.officeTexts.blocksHint')}</p>
      <Pending {...{ answer, failure, retry }} />
      {answer?.blocks.length === 0 && <p>{t('admin.officeTexts.noBlocks')}</p>}
      {answer && answer.blocks.length > 0 && (
        <ul>
          {answer.blocks.map((block) => (
            <li key={block.blockID} className={styles.item}>
              <div>
                <p className={styles.name}>{`${block.title} · ${t(`desk.language.${block.language}`)}`}</p>
                <p className={`${styles.soft} ${styles.words}`} lang={block.language}>
                  {block.text}
                </p>
              </div>
              <p className={styles.actions}>
                <Button small variant="quiet" onClick={() => setTyped(block)}>
                  {t('admin.officeTexts.change')}
                </Button>
                <ConfirmedButton
                  label={t('admin.cases.blocks.remove')}
                  confirm={t('admin.cases.blocks.removeConfirm', { title: block.title })}
                  busy={drop.sending !== null}
                  onConfirm={() => void drop.submit({ blockID: block.blockID })}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
      {typed === null ? (
        <p className={styles.actions}>
          <Button onClick={() => setTyped(nothing)}>{t('admin.officeTexts.newBlock')}</Button>
        </p>
      ) : (
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isReady) return;
            const { language: of, title, text } = typed;
            void keep.submit({ language: of, title: title.trim(), text: text.trim() });
          }}
        >
          <div className={styles.filters}>
            <TextField
              name="title"
              label={t('admin.cases.blocks.name')}
              maxLength={replyBlockTitleMax}
              value={typed.title}
              onChange={({ target }) => setTyped({ ...typed, title: target.value })}
            />
            <SelectField
              name="language"
              label={t('admin.cases.field.language')}
              value={typed.language}
              onChange={({ target }) =>
                isLanguage(target.value) && setTyped({ ...typed, language: target.value })
              }
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {t(`desk.language.${one}`)}
                </option>
              ))}
            </SelectField>
          </div>
          <TextAreaField
            name="text"
            lang={typed.language}
            label={t('records.mails.text')}
            hint={t('admin.officeTexts.nameHint', { name: '{{name}}' })}
            rows={6}
            maxLength={answerLength.max}
            value={typed.text}
            onChange={({ target }) => setTyped({ ...typed, text: target.value })}
          />
          <p className={styles.actions}>
            <Button type="submit" busy={keep.sending !== null} disabled={!isReady}>
              {t('admin.cases.blocks.save')}
            </Button>
            <Button variant="quiet" onClick={() => setTyped(null)}>
              {t('admin.bookings.change.cancel')}
            </Button>
          </p>
        </form>
      )}
      <FailureNotice text={(keep.failure ?? drop.failure) && t('admin.failed')} />
    </Card>
  );
}
