import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { FileButton } from '../editors/file-button.tsx';
import { sendPicture, type Sent } from '../editors/send-picture.ts';
import { Failed } from '../editors/content-loader.tsx';
import admin from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { Library } from './library.tsx';

export function Uploads(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('listUploads', {});
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly { name: string; sent: Sent }[]>([]);

  async function sendFiles(files: readonly File[]): Promise<void> {
    setBusy(true);
    setResults([]);
    // Files are uploaded one after the other, so that each result is shown when it arrives.
    for (const file of files) {
      const result = await sendPicture(file, null);
      setResults((current) => [...current, { name: file.name, sent: result }]);
      if (result.ok) retry();
    }
    setBusy(false);
  }
  return (
    <>
      <Card className={admin.stack}>
        <p className={admin.soft}>{t('desk.uploads.rules')}</p>
        <p className={admin.actions}>
          <FileButton
            primary
            multiple
            busy={busy}
            label={t('desk.uploads.send')}
            onFiles={(files) => void sendFiles(files)}
          />
        </p>
        <div role="status" className={admin.stack}>
          {results.map(({ name, sent: result }, index) => (
            <Notice key={index} kind={result.ok ? 'success' : 'danger'} title={name}>
              {t(result.ok ? 'desk.uploads.taken' : `desk.refusal.${result.refusal}`)}
            </Notice>
          ))}
        </div>
      </Card>
      {failure && <Failed onRetry={retry} />}
      {!answer && !failure && <Waiting />}
      {answer && <Library uploads={answer.uploads} onChanged={retry} />}
    </>
  );
}
