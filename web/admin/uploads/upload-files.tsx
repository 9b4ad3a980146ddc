import type { ReactNode } from 'react';
import type { Upload } from '../../../contract/uploads/upload.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import admin from '../parts/admin.module.css';
import styles from './uploads.module.css';

/** Earlier files of a picture, each with a button that restores it. */
export function UploadFiles({
  versions,
  busy,
  onRestore,
}: {
  versions: Upload['versions'];
  busy: boolean;
  onRestore: (versionID: number) => void;
}): ReactNode {
  const { t, format } = useTexts();
  if (versions.length === 0) return null;
  return (
    <div data-testid="versions">
      <h3 className={styles.uses}>{t('desk.uploads.versions')}</h3>
      <ul className={styles.versions}>
        {versions.map(({ versionID, name, width, height, replacedAt, replacedBy }) => (
          <li key={versionID} className={styles.version}>
            <span className={admin.soft}>
              {[
                name,
                `${width} × ${height}`,
                t('desk.uploads.replacedBy', { name: replacedBy, moment: format.moment(replacedAt) }),
              ].join(' · ')}
            </span>
            <Button small busy={busy} onClick={() => onRestore(versionID)}>
              {t('desk.uploads.putBack')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
