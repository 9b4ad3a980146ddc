import { useEffect, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { classNames } from '../../components/class-names.ts';
import type { Translate } from '../../../texts/translate.ts';
import { closingCookie, isShown, siteNotices, type SiteNotice } from './notice-rules.ts';
import styles from './notices.module.css';

const icons: Readonly<Record<SiteNotice['id'], IconName>> = {
  christmas: 'star',
  newyear: 'star',
  covid: 'shield',
  phone: 'phone',
};

/** Milliseconds between checks, because a window may open or close while the page is open. */
const checkMs = 60_000;

function notClosed(): readonly SiteNotice[] {
  const now = new Date();
  return siteNotices.filter((notice) => isShown(notice, now, document.cookie));
}

function rememberClosed(notice: SiteNotice): void {
  document.cookie = closingCookie(notice, new Date(), window.location.protocol === 'https:');
}

/** Overlays the page with notices, so that its layout does not shift. */
export function Notices({ t }: { t: Translate }): ReactNode {
  const [shown, setShown] = useState(notClosed);
  useEffect(() => {
    const timer = window.setInterval(() => setShown(notClosed()), checkMs);
    return () => window.clearInterval(timer);
  }, []);
  const close = (notice: SiteNotice): void => {
    rememberClosed(notice);
    setShown(notClosed());
  };
  return shown.map((notice) => (
    <aside
      key={notice.id}
      aria-labelledby={`notice-${notice.id}`}
      className={classNames(styles.notice, notice.place === 'bottom' && styles.bottom)}
      data-testid={`notice-${notice.id}`}
    >
      <Icon name={icons[notice.id]} size={24} className={styles.icon} />
      <div>
        <p id={`notice-${notice.id}`} className={styles.title}>
          {t(`extras.notices.${notice.id}.title`)}
        </p>
        <p>{t(`extras.notices.${notice.id}.text`)}</p>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('extras.close')}
        onClick={() => close(notice)}
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  ));
}
