import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import type { Case } from './case.ts';

export function CaseFacts({ of, topic }: { of: Case; topic: string }): ReactNode {
  const { t, format } = useTexts();
  const facts = [
    ['topic', topic],
    ['problem', of.problem ? t(`booking.problem.kind.${of.problem}`) : ''],
    ['dueAt', of.dueAt ? format.moment(of.dueAt) : ''],
    ['name', of.name],
    ['email', of.email],
    ['phone', of.phone],
    ['company', of.company],
    ['bookingNumber', of.bookingNumber],
    ['objectNumber', of.objectNumber],
    ['language', of.language.toUpperCase()],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt className={styles.soft}>{t(`admin.cases.field.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {of.events.length > 0 && (
        <>
          <h2 className={styles.title}>{t('admin.cases.history')}</h2>
          <ol>
            {of.events.map(({ kind, actor, target, at }, index) => (
              <li key={index} className={styles.soft}>
                {[format.moment(at), t(`admin.cases.event.${kind}`), target && `→ ${target}`, actor]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
