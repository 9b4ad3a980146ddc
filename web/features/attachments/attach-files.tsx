import { useId, useRef, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { attachedFilesMax, takenTypes } from '../../../domain/attached-files.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import styles from './attach-files.module.css';
import type { ChosenFiles } from './use-attachments.ts';

export function AttachFiles({
  files,
  hintText,
}: {
  files: ChosenFiles;
  /** Words which say that a file is required. Without them files are optional. */
  hintText?: string;
}): ReactNode {
  const { t, language } = useTexts();
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  return (
    <div className={styles.files} data-testid="attach-files">
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t('attachments.add')}
        accept={takenTypes.join(',')}
        multiple
        onChange={({ target }) => {
          files.add([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <span ref={button}>
        <Button small aria-describedby={hint} onClick={() => field.current?.click()}>
          {t('attachments.add')}
        </Button>
      </span>
      <p id={hint} className={styles.hint}>
        {hintText ?? t('attachments.hint', { count: attachedFilesMax })}
      </p>
      {files.list.length > 0 && (
        <ul className={styles.list}>
          {files.list.map(({ key, name, state }) => (
            <li key={key} className={styles.file}>
              <span className={styles.name}>{name}</span>
              <Button
                small
                variant="quiet"
                aria-label={t('attachments.removeOne', { name })}
                onClick={() => {
                  files.remove(key);
                  // The pressed button was removed.
                  button.current?.querySelector('button')?.focus();
                }}
              >
                {t('attachments.remove')}
              </Button>
              <span className={state === 'sent' || state === 'sending' ? styles.hint : styles.refused}>
                {t(`attachments.state.${state}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {files.list
          .map(({ name, state }) => labelled(language, name, t(`attachments.state.${state}`)))
          .join('\n')}
      </p>
    </div>
  );
}
