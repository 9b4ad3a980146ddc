import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { contactRoutes } from '../../../domain/contact-form.ts';
import { contactKinds } from '../../../domain/contact-topics.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { OfficeAside } from '../parts/office-aside.tsx';
import styles from '../parts/letters.module.css';
import { useLetterPaths } from '../use-letter-paths.ts';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

const icons = {
  guest: 'umbrella',
  landlord: 'town',
  partner: 'share',
  agency: 'persons',
} as const satisfies Record<(typeof contactKinds)[number], IconName>;

/** Links each kind of visitor to their form. Phone number and mail address are visible to everybody. */
export default function ContactPage(): ReactNode {
  const { t } = useTexts();
  const { office, bookingPath } = useLoaderData<typeof load>();
  const buildPath = useLetterPaths();
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('letters.title')}</h1>
        <p className={styles.lead}>{t('letters.lead')}</p>
      </header>
      <div className={styles.columns}>
        <ul className={styles.kinds}>
          {contactKinds.map((kind) => (
            <li key={kind}>
              <Card className={styles.kind}>
                <Icon name={icons[kind]} size={32} className={styles.icon} />
                <div>
                  <h2 className={styles.kindTitle}>
                    <Link to={buildPath(contactRoutes[kind])} className={styles.stretched}>
                      {t(`letters.kind.${kind}.title`)}
                    </Link>
                  </h2>
                  <p className={styles.soft}>{t(`letters.kind.${kind}.text`)}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
        <OfficeAside office={office} bookingPath={bookingPath} />
      </div>
    </div>
  );
}
