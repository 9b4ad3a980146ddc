import { useRef, useState, type ReactNode } from 'react';
import { uploadTypes } from '../../../domain/upload-limits.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/admin.module.css';
import type { FactFieldProps } from './fact-field-props.ts';
import own from './operator.module.css';

/** Timeout in milliseconds, which allows for a slow connection. */
const waitMs = 120_000;

/** Uploads a picture, whose type the server detects from its content. Returns null if it was refused. */
async function sendPicture(file: File): Promise<string | null> {
  try {
    const { ticket } = await browserApi.call('beginOperatorPicture', {});
    const response = await fetch('/uploads', {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', 'upload-ticket': ticket },
      body: file,
      signal: AbortSignal.timeout(waitMs),
    });
    const { picture } = (await response.json()) as { picture?: { url: string } };
    return picture?.url ?? null;
  } catch {
    return null;
  }
}

/** A picture of the site itself. It is uploaded at once, and published when the step is saved. */
export function PictureField({
  fact,
  label,
  hint,
  error,
  typed,
  isLocked,
  onTyped,
}: FactFieldProps & { label: string; hint: string | undefined; error: string | undefined }): ReactNode {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const url = typed[fact] ?? '';
  return (
    <fieldset className={own.group} disabled={isLocked}>
      <legend>{label}</legend>
      {hint && <p className={styles.soft}>{hint}</p>}
      {url !== '' && <img className={own.picture} src={url} alt={label} />}
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        accept={uploadTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          setSending(true);
          setRefused(false);
          void sendPicture(file).then((pictureUrl) => {
            setSending(false);
            if (pictureUrl === null) setRefused(true);
            else onTyped({ [fact]: pictureUrl });
          });
          // Reset, so that the same file can be selected again.
          target.value = '';
        }}
      />
      <p className={styles.actions}>
        <Button small busy={isSending} onClick={() => field.current?.click()}>
          {t('operator.choose')}
        </Button>
        {url !== '' && (
          <Button small variant="quiet" onClick={() => onTyped({ [fact]: '' })}>
            {t('operator.remove')}
          </Button>
        )}
      </p>
      <FailureNotice text={(isRefused || error) && (error ?? t('operator.notSent'))} />
    </fieldset>
  );
}
