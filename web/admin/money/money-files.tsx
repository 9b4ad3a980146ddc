import { useRef, useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { decodeXml } from '../../../domain/decode-xml.ts';
import { groupedIban } from '../../../domain/iban.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import type { Translate } from '../../../texts/translate.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { downloadText } from '../../features/own-area/download-text.ts';
import styles from '../parts/admin.module.css';
import { DatevNumbers } from './datev-numbers.tsx';
import { LeftOutLines } from './left-out-lines.tsx';

export function MoneyFiles({ onImported }: { onImported: () => void }): ReactNode {
  const { t, language } = useTexts();
  const today = useToday();
  const [content, setContent] = useState<string | null>(null);
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [until, setUntil] = useState(today);
  const [report, setReport] = useState<ResponseOf<Api['importStatement']> | null>(null);
  const [fileName, setFileName] = useState('');
  const [lastExport, setLastExport] = useState<'sheet' | 'datev'>('sheet');
  const field = useRef<HTMLInputElement>(null);
  const importing = useSubmit('importStatement', {
    onDone: (answer) => {
      setReport(answer);
      onImported();
    },
  });
  const give = useSubmit('exportMoney', { onDone: downloadText });
  const giveDatev = useSubmit('exportDatev', {
    onDone: ({ base64, ...file }) =>
      downloadText({ ...file, content: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) }),
  });
  const exportFailure = lastExport === 'datev' ? giveDatev.failure : give.failure;
  const isDatevMissing = lastExport === 'datev' && giveDatev.failure?.type === 'datev-unset';
  const exportSheet = (form: { sheetIn?: typeof language }): void => {
    setLastExport('sheet');
    void give.submit({ from, until, ...form });
  };
  return (
    <Card className={styles.stack} data-testid="money-files">
      <h2 className={styles.title}>{t('money.files.statement')}</h2>
      <p className={styles.soft}>{t('money.files.file')}</p>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t('money.files.file')}
        accept=".xml,.c52,.c53,.c54"
        onChange={({ target }) => {
          setReport(null);
          setFileName(target.files?.[0]?.name ?? '');
          void target.files?.[0]?.arrayBuffer().then((bytes) => setContent(decodeXml(new Uint8Array(bytes))));
        }}
      />
      <p className={styles.actions}>
        <Button onClick={() => field.current?.click()}>{t('money.files.choose')}</Button>
        {fileName !== '' && <span>{fileName}</span>}
        <Button
          variant="primary"
          disabled={content === null}
          busy={importing.sending !== null}
          onClick={() => content !== null && void importing.submit({ content })}
        >
          {t('money.files.import')}
        </Button>
      </p>
      {report && (
        <Notice kind="success" role="status">
          {t('money.files.imported', formatCounts(report))}
        </Notice>
      )}
      {report && <LeftOutLines report={report} />}
      <FailureNotice kind="warning" text={importing.failure && importFailure(t, importing.failure)} />
      <h2 className={styles.title}>{t('money.files.export')}</h2>
      <div className={styles.filters}>
        <TextField
          type="date"
          label={t('money.files.from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="date"
          label={t('money.files.until')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <p className={styles.soft}>{t('money.files.which')}</p>
      <p className={styles.actions}>
        <Button busy={give.sending !== null} onClick={() => exportSheet({ sheetIn: language })}>
          {t('money.files.sheet')}
        </Button>
        <Button variant="quiet" disabled={give.sending !== null} onClick={() => exportSheet({})}>
          {t('money.files.csv')}
        </Button>
        <Button
          variant="quiet"
          busy={giveDatev.sending !== null}
          onClick={() => {
            setLastExport('datev');
            void giveDatev.submit({ from, until });
          }}
        >
          {t('money.files.datev')}
        </Button>
      </p>
      <FailureNotice
        kind="warning"
        text={exportFailure && t(exportFailures[exportFailure.type] ?? 'admin.failed')}
      />
      <DatevNumbers key={String(isDatevMissing)} isOpen={isDatevMissing} />
    </Card>
  );
}

const exportFailures: Readonly<Record<string, string>> = {
  'period-too-long': 'money.files.periodLong',
  'datev-unset': 'money.files.datevMissing',
  'period-crosses-year': 'money.files.datevYear',
  'too-many-lines': 'money.files.datevLong',
};

function formatCounts({
  matched,
  doubtful,
  setAside,
  known,
}: ResponseOf<Api['importStatement']>): Record<string, number> {
  return { matched, doubtful, setAside, known };
}

function importFailure(t: Translate, failure: CallFailure<'importStatement'>): string {
  if (failure.type === 'statement-of-other-account') {
    const accounts = failure.data.accounts.map(groupedIban).join(', ');
    return t('money.files.statement-of-other-account', { accounts });
  }
  if (failure.type !== 'statement-unreadable') return t('admin.failed');
  const { problem, ...place } = failure.data;
  return t(`money.files.unreadable.${problem}`, place);
}
