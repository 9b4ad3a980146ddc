import type { ReactNode } from 'react';
import type { AttachedFile } from '../../../domain/attached-files.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './admin.module.css';

export function FilesOfMessage({
  files,
  refused,
}: {
  files: readonly AttachedFile[];
  refused: number;
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={t('admin.cases.files')} className={styles.files}>
          {files.map(({ name, bytes, href }) => (
            <li key={href}>
              <a href={href} download={name} className={styles.file}>
                {`${name} (${format.number(Math.max(1, Math.round(bytes / 1024)))} kB)`}
              </a>
            </li>
          ))}
        </ul>
      )}
      {refused > 0 && <p className={styles.soft}>{t('admin.cases.refused', { count: refused })}</p>}
    </>
  );
}

export function WholeMail({ whole }: { whole: string }): ReactNode {
  const { t } = useTexts();
  if (whole === '') return null;
  return (
    <details>
      <summary className={styles.summary}>{t('admin.cases.whole')}</summary>
      <p className={styles.words}>{whole}</p>
    </details>
  );
}
