import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import admin from '../parts/admin.module.css';
import { TextReport } from './text-report.tsx';

type Report = ResponseOf<Api['importTexts']>;

export function TextFiles({ onTaken }: { onTaken: () => void }): ReactNode {
  const { t } = useTexts();
  const languages = useOfferedLanguages();
  const [language, setLanguage] = useState<Language>(
    () => languages.find((one) => one === 'en') ?? languages[0]!,
  );
  const [content, setContent] = useState<string | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [isTaken, setTaken] = useState(false);
  const give = useSubmit('exportTexts', { onDone: downloadText });
  const importing = useSubmit('importTexts', {
    onDone: (answer, { dryRun }) => {
      setReport(answer);
      setTaken(dryRun === false);
      if (dryRun === false) onTaken();
    },
    onFailure: () => setReport(null),
  });
  const { failure } = importing;
  const isOfFile = failure?.type === 'file-unreadable' || failure?.type === 'file-of-other-language';
  return (
    <Card className={admin.stack} data-testid="text-files">
      <h2 className={admin.title}>{t('admin.texts.files')}</h2>
      <p className={admin.soft}>{t('admin.texts.filesText')}</p>
      <SelectField
        label={t('admin.texts.fileLanguage')}
        value={language}
        onChange={({ target }) => {
          setLanguage(target.value as Language);
          setReport(null);
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {t(`admin.texts.language.${one}`)}
          </option>
        ))}
      </SelectField>
      <p className={admin.actions}>
        <Button busy={give.sending !== null} onClick={() => void give.submit({ language, form: 'xliff' })}>
          {t('admin.texts.xliff')}
        </Button>
        <Button busy={give.sending !== null} onClick={() => void give.submit({ language, form: 'json' })}>
          {t('admin.texts.json')}
        </Button>
      </p>
      <TextField
        type="file"
        label={t('admin.texts.file')}
        accept=".json,.xlf,.xliff"
        onChange={({ target }) => {
          setReport(null);
          setTaken(false);
          void target.files?.[0]?.text().then(setContent);
        }}
      />
      {content !== null && (
        <p className={admin.actions}>
          <Button
            busy={importing.sending !== null}
            onClick={() => void importing.submit({ language, content, dryRun: true })}
          >
            {t('admin.texts.check')}
          </Button>
          {report && !isTaken && report.changed.length > 0 && (
            <Button
              variant="primary"
              busy={importing.sending !== null}
              onClick={() => void importing.submit({ language, content, dryRun: false })}
            >
              {t('admin.texts.take', { count: report.changed.length })}
            </Button>
          )}
        </p>
      )}
      <FailureNotice
        kind="warning"
        text={(failure ?? give.failure) && (isOfFile ? t(`admin.texts.${failure.type}`) : t('admin.failed'))}
      />
      {report && !failure && <TextReport report={report} isTaken={isTaken} />}
    </Card>
  );
}
