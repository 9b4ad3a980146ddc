import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import { useRecordLinks } from '../records/use-record-links.tsx';
import type { Case } from './case.ts';

const looksLikeNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

export function CaseFacts({ of, topic }: { of: Case; topic: string }): ReactNode {
  const { t, format } = useTexts();
  const links = useRecordLinks();
  const facts = [
    ['topic', topic],
    ['name', of.name],
    ['email', <a href={`mailto:${of.email}`}>{of.email}</a>],
    ['phone', of.phone],
    ['company', of.company],
    // Unverified input of the sender, so the booking or home may not exist.
    [
      'bookingNumber',
      looksLikeNumber(of.bookingNumber) ? links.bookingByNumber(of.bookingNumber) : of.bookingNumber,
    ],
    [
      'objectNumber',
      looksLikeNumber(of.objectNumber) ? links.home(Number(of.objectNumber)) : of.objectNumber,
    ],
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
