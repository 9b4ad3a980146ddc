import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/admin.module.css';
import { FilesOfMessage, WholeMail } from '../parts/files-of-message.tsx';
import type { Case } from './case.ts';

export function Thread({ messages, name }: { messages: Case['messages']; name: string }): ReactNode {
  const { t, format } = useTexts();
  return (
    <ol className={styles.column} data-testid="thread" aria-label={t('admin.cases.thread')}>
      {messages.map(({ direction, author, text, whole, from, files, refusedFiles, at }, index) => (
        <li key={index}>
          <Card className={direction === 'out' ? `${styles.stack} ${styles.own}` : styles.stack}>
            <p className={styles.soft}>
              <strong>{direction === 'in' ? name : author || t('admin.cases.office')}</strong>
              {` · ${format.moment(at)}`}
              {direction === 'note' && ` · ${t('admin.cases.open.note')}`}
            </p>
            {from !== '' && <p className={styles.soft}>{t('admin.cases.from', { email: from })}</p>}
            <p className={styles.words}>{text}</p>
            <WholeMail whole={whole} />
            <FilesOfMessage files={files} refused={refusedFiles} />
          </Card>
        </li>
      ))}
    </ol>
  );
}
