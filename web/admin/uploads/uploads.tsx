import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { FileButton } from '../editors/file-button.tsx';
import { sendPicture, type Sent } from '../editors/send-picture.ts';
import { Failed } from '../editors/use-listed.tsx';
import { FoundHeading } from '../parts/found-heading.tsx';
import admin from '../parts/admin.module.css';
import { Waiting } from '../parts/gate.tsx';
import { UploadCard } from './upload-card.tsx';

export function Uploads(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('listUploads', {});
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly { name: string; sent: Sent }[]>([]);

  async function send(files: readonly File[]): Promise<void> {
    setBusy(true);
    setResults([]);
    // One after the other: each shows its result as it comes.
    for (const file of files) {
      const sent = await sendPicture(file, null);
      setResults((before) => [...before, { name: file.name, sent }]);
      if (sent.ok) retry();
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
            onFiles={(files) => void send(files)}
          />
        </p>
        <div role="status" className={admin.stack}>
          {results.map(({ name, sent }, index) => (
            <Notice key={index} kind={sent.ok ? 'success' : 'danger'} title={name}>
              {t(sent.ok ? 'desk.uploads.taken' : `desk.refusal.${sent.refusal}`)}
            </Notice>
          ))}
        </div>
      </Card>
      {failure && <Failed onRetry={retry} />}
      {!answer && !failure && <Waiting />}
      {answer && (
        <>
          <FoundHeading>{t('desk.uploads.found', { count: answer.uploads.length })}</FoundHeading>
          {answer.uploads.map((upload) => (
            <UploadCard key={upload.uploadID} upload={upload} onRemoved={retry} />
          ))}
        </>
      )}
    </>
  );
}
