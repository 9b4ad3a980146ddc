import type { ReactNode } from 'react';
import type { Upload } from '../../../contract/uploads/upload.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { EditLink } from '../editors/edit-link.tsx';
import { buildRows } from '../editors/pages-of.ts';
import admin from '../parts/admin.module.css';
import styles from './uploads.module.css';

/** Links to the texts that show the picture. */
export function UsesOfUpload({ usedOn }: { usedOn: Upload['usedOn'] }): ReactNode {
  const { t, language: pageLanguage } = useTexts();
  const { answer } = useCall('listContents', usedOn.length > 0 ? {} : null);
  const rows = answer ? buildRows(answer.units, pageLanguage) : [];
  return (
    <div>
      <h3 className={styles.uses}>{t('desk.snippets.uses', { count: usedOn.length })}</h3>
      <ul>
        {usedOn.map(({ page, language, title }) => {
          const row = rows.find((one) => one.page === page);
          return (
            <li key={`${page} ${language}`}>
              {row ? (
                <EditLink row={row} language={language}>
                  {title}
                </EditLink>
              ) : (
                title
              )}{' '}
              <span className={admin.soft}>{t(`desk.language.${language}`)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
