import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { languages } from '../../../domain/language.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { SelectField, TextAreaField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';

/** Pages of guests that show the office with its phone number. Texts: `admin.officeTexts.page.<name>`. */
const pages = [
  'Home',
  'whoami_Search',
  'whoami_Object',
  'BookingStart',
  'BookingFinish',
  'bookingView',
] as const;
const textMax = 400;

type Words = ResponseOf<Api['getOfficeOverwrites']>['overwriteTranslation'];

export function PageWords(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('getOfficeOverwrites', {});
  return (
    <Card className={styles.stack} data-testid="page-words">
      <h2 className={styles.title}>{t('admin.officeTexts.words')}</h2>
      <p className={styles.soft}>{t('admin.officeTexts.wordsHint')}</p>
      <Pending {...{ answer, failure, retry }} />
      {answer && <WordsForm start={answer.overwriteTranslation} />}
    </Card>
  );
}

function WordsForm({ start }: { start: Words }): ReactNode {
  const { t } = useTexts();
  const [words, setWords] = useState(start);
  const [page, setPage] = useState<string>('Home');
  const [isForAll, setForAll] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setOfficeOverwrites', {
    onDone: ({ overwriteTranslation }) => {
      setWords(overwriteTranslation);
      setSaved(true);
    },
  });
  const own = words[page] ?? {};
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        const texts = Object.fromEntries(languages.map((one) => [one, (own[one] ?? '').trim()]));
        const changed = isForAll ? pages : [page];
        void save.submit({
          updateData: { overwriteTranslation: Object.fromEntries(changed.map((one) => [one, texts])) },
        });
      }}
    >
      <div className={styles.narrow}>
        <SelectField
          name="page"
          label={t('admin.officeTexts.where')}
          value={isForAll ? 'all' : page}
          onChange={({ target }) => {
            setSaved(false);
            setForAll(target.value === 'all');
            if (target.value !== 'all') setPage(target.value);
          }}
        >
          <option value="all">{t('admin.officeTexts.page.all')}</option>
          {pages.map((one) => (
            <option key={one} value={one}>
              {t(`admin.officeTexts.page.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {languages.map((language) => (
        <TextAreaField
          key={language}
          name={`words-${language}`}
          lang={language}
          label={t(`desk.language.${language}`)}
          rows={2}
          maxLength={textMax}
          value={own[language] ?? ''}
          onChange={({ target }) => {
            setSaved(false);
            setWords({ ...words, [page]: { ...own, [language]: target.value } });
          }}
        />
      ))}
      <p className={styles.actions}>
        <Button type="submit" busy={save.sending !== null}>
          {t('admin.officeTexts.save')}
        </Button>
      </p>
      <div role="status">{isSaved && <Notice kind="success">{t('admin.officeTexts.saved')}</Notice>}</div>
      <FailureNotice text={save.failure && t('admin.failed')} />
    </form>
  );
}
