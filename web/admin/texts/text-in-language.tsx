import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import admin from '../parts/admin.module.css';
import styles from './texts.module.css';
import { useUnsavedText } from './unsaved-texts.ts';

type Entry = ResponseOf<Api['setText']>;

/** A text that is longer than the default one by this factor may not fit. */
const muchLonger = 1.5;
const shortEnough = 24;

interface TextState {
  entry: Entry;
  typed: string;
  /** The text that another editor has saved in the meantime, or null. */
  theirs: Entry | null;
  isSaved: boolean;
}

export function TextInLanguage({
  language,
  textKey,
  entry: initialEntry,
}: {
  language: Language;
  textKey: string;
  entry: Entry;
}): ReactNode {
  const { t, format } = useTexts();
  const [{ entry, typed, theirs, isSaved }, setState] = useState<TextState>({
    entry: initialEntry,
    typed: initialEntry.text,
    theirs: null,
    isSaved: false,
  });
  const save = useSubmit('setText', {
    onDone: (saved) => setState({ entry: saved, typed: saved.text, theirs: null, isSaved: true }),
    onFailure(failure) {
      if (failure.type !== 'text-changed') return;
      // Shows both versions. The typed text is not lost.
      const { data } = failure;
      setState((state) => ({ ...state, theirs: data }));
    },
  });
  const base = theirs ?? entry;
  const sendText = (text: string | null): void =>
    void save.submit({ language, key: textKey, text, revision: base.revision });
  const { failure } = save;
  const error =
    failure === null || failure.type === 'text-changed'
      ? undefined
      : failure.type === 'text-invalid'
        ? failure.data.problems.map((problem) => t(`admin.texts.problem.${problem}`)).join(' ')
        : t('admin.failed');
  const isLong = typed.length > Math.max(shortEnough, entry.given.length * muchLonger);
  useUnsavedText(`${textKey} ${language}`, typed !== entry.text);
  const isNew = typed !== base.text || entry.isOutdated || theirs !== null;
  return (
    <div className={styles.language} data-language={language}>
      <TextAreaField
        label={t(`admin.texts.language.${language}`)}
        lang={language}
        rows={1}
        value={typed}
        error={error}
        hint={isLong ? t('admin.texts.long') : undefined}
        onChange={({ target }) => setState((state) => ({ ...state, typed: target.value, isSaved: false }))}
      />
      {(entry.isOutdated || entry.isChanged || entry.changedAt !== null) && (
        <p className={admin.badges}>
          {entry.isOutdated && <Badge kind="discount">{t('admin.texts.outdatedOne')}</Badge>}
          {entry.isChanged && <Badge>{t('admin.texts.changedOne')}</Badge>}
          {entry.changedAt !== null && (
            <span className={admin.soft}>{`${entry.author ?? ''}, ${format.moment(entry.changedAt)}`}</span>
          )}
        </p>
      )}
      {entry.isChanged && (
        <p className={admin.soft}>
          {t('admin.texts.given')} <q lang={language}>{entry.given}</q>
        </p>
      )}
      {theirs && (
        <Notice kind="warning" role="alert" title={t('admin.texts.meanwhile')}>
          <p lang={language}>{theirs.text}</p>
        </Notice>
      )}
      {(isNew || isSaved || base.isChanged) && (
        <p className={admin.actions}>
          {(isNew || isSaved) && (
            <Button
              small
              variant={isNew ? 'primary' : 'secondary'}
              disabled={!isNew}
              busy={save.sending !== null}
              aria-label={t('admin.texts.saveOne', {
                key: textKey,
                language: t(`admin.texts.language.${language}`),
              })}
              onClick={() => sendText(typed)}
            >
              {t(entry.isOutdated && typed === entry.text ? 'admin.texts.confirm' : 'admin.texts.save')}
            </Button>
          )}
          {base.isChanged && (
            <Button small variant="quiet" busy={save.sending !== null} onClick={() => sendText(null)}>
              {t('admin.texts.takeBack')}
            </Button>
          )}
        </p>
      )}
      <p role="status" className={admin.soft}>
        {isSaved && t('admin.texts.saved')}
      </p>
    </div>
  );
}
