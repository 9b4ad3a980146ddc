import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Icon } from '../../components/icon.tsx';
import header from './header.module.css';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './office-contact.module.css';
import { MailLink, PhoneLink } from '../../features/office/line-links.tsx';
import type { OfficeLine } from '../../features/office/office-line.ts';

const OfficePanel = lazyPart(() => import('./office-panel.tsx'), 'office-panel');

export function OfficeContact({ line }: { line: OfficeLine }): ReactNode {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.contact} name="header" onToggle={() => setOpened(true)}>
      <summary className={header.item} data-testid="office-contact">
        <Icon name="phone" size={20} />
        <span className="visually-hidden">{t('shell.contact')}</span>
        {line.phone.display}
      </summary>
      <div className={styles.sheet}>
        {opened && (
          <Suspense fallback={null}>
            <OfficePanel line={line} />
          </Suspense>
        )}
        <PhoneLink line={line} size={20} className={styles.phone} />
        <MailLink line={line} size={20} className={styles.mail} />
      </div>
    </details>
  );
}
