import { useId, useRef, useState, type ReactNode } from 'react';
import { attachedFilesMax, takenTypes } from '../../../domain/attached-files.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { ReadyFile } from './message-draft.ts';
import styles from './thread.module.css';
import { uploadFile } from './upload-file.ts';

/** Uploads files for the next message as soon as they are chosen, so that a refusal is shown before the message is sent. */
export function FilePicker({
  path,
  files,
  onChange,
  onUploading,
}: {
  path: string;
  files: readonly ReadyFile[];
  onChange: (change: (files: readonly ReadyFile[]) => readonly ReadyFile[]) => void;
  onUploading: (uploading: boolean) => void;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function add(newFiles: readonly File[]): Promise<void> {
    const free = attachedFilesMax - files.length;
    const newProblems = newFiles.length > free ? [t('messages.file.max')] : [];
    onUploading(true);
    for (const file of newFiles.slice(0, free)) {
      setUploading(file.name);
      const result = await uploadFile(path, file);
      if ('fileID' in result) onChange((previous) => [...previous, result]);
      else {
        const key = `messages.file.${result.refusal}`;
        newProblems.push(t(result.refusal && t.has(key) ? key : 'messages.file.other', { name: file.name }));
      }
    }
    setUploading(null);
    setProblems(newProblems);
    onUploading(false);
  }

  return (
    <div className={styles.form}>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        hidden
        accept={takenTypes.join(',')}
        data-testid="message-files"
        onChange={({ target }) => {
          const chosenFiles = [...(target.files ?? [])];
          target.value = '';
          void add(chosenFiles);
        }}
      />
      <div>
        <Button
          small
          busy={uploading !== null}
          disabled={files.length >= attachedFilesMax}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {t('messages.form.files')}
        </Button>
        <p className={styles.hint} id={`${id}-hint`}>
          {t('messages.form.filesHint')}
        </p>
      </div>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ fileID, name }) => (
            <li key={fileID} className={styles.ready}>
              <span>{name}</span>
              <Button
                small
                variant="quiet"
                onClick={() => onChange((previous) => previous.filter((one) => one.fileID !== fileID))}
              >
                {t('messages.form.removeFile', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={uploading === null ? 'visually-hidden' : styles.hint} role="status">
        {uploading === null ? '' : t('messages.form.uploading', { name: uploading })}
      </p>
      {problems.length > 0 && (
        <Notice kind="warning" role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
