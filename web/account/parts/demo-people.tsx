import type { ReactNode } from 'react';
import type { DemoPerson } from '../../../domain/demo-people.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './demo-people.module.css';

export function DemoPeople({ people }: { people: readonly DemoPerson[] }): ReactNode {
  const { t } = useTexts();
  if (people.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-people">
      <h2 id="demo-people" className={styles.title}>
        {t('account.demo.title')}
      </h2>
      <p>{t('account.demo.text')}</p>
      <dl className={styles.people}>
        {people.map(({ role, login, password }) => (
          <div key={role} className={styles.person}>
            <dt>{t(`account.demo.roles.${role}`)}</dt>
            <dd>
              <span className="visually-hidden">{t('account.demo.login')} </span>
              <code>{login}</code>
            </dd>
            <dd>
              <span className="visually-hidden">{t('account.demo.password')} </span>
              <code>{password}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
