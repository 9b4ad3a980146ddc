import { useEffect, useState, type ReactNode } from 'react';
import type { OfficeContact } from '../../../../contract/office/office-contact.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { Card } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../shell/texts-context.tsx';
import type { HomeData } from '../load.ts';
import styles from './office-card.module.css';

/** Phone and mail for everybody; who answers and until when comes with the browser. */
export function OfficeCard({ office }: { office: NonNullable<HomeData['office']> }): ReactNode {
  const { t } = useTexts();
  const contact = useOfficeContact();
  const staff = contact?.staffList[contact.randomStaffIndex];
  const portrait = staff?.images['120x120'];
  return (
    <section aria-labelledby="office">
      <Card className={styles.card}>
        <span className={styles.portrait}>
          {portrait ? (
            <picture>
              <source type="image/avif" srcSet={portrait.avif} />
              <img src={portrait.webp} alt="" width={120} height={120} loading="lazy" />
            </picture>
          ) : (
            <Icon name="phone" size={40} />
          )}
        </span>
        <div className={styles.text}>
          <h2 id="office">{t('home.office.heading')}</h2>
          <p className={styles.line}>
            {staff ? t('home.office.staff', { name: staff.staffNameShorted }) : t('home.office.text')}
          </p>
          {contact && contact.staffTimes.length > 0 && (
            <dl className={styles.times}>
              {groupTimes(contact.staffTimes).map(({ first, last, from, to }) => (
                <div key={first}>
                  <dt>
                    {first === last
                      ? t(`object.weekday.${first}`)
                      : `${t(`object.weekday.${first}`)} – ${t(`object.weekday.${last}`)}`}
                  </dt>
                  <dd>{t('home.office.hours', { from, to })}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className={styles.ways}>
          <a href={`tel:${office.phone.interact}`} className={styles.phone}>
            <Icon name="phone" size={20} />
            {office.phone.display}
          </a>
          <a href={`mailto:${office.email}`} className={styles.mail}>
            <Icon name="mail" size={20} />
            {office.email}
          </a>
        </div>
      </Card>
    </section>
  );
}

/** Without an answer phone and mail stay, and nobody misses the rest. */
function useOfficeContact(): OfficeContact | null {
  const [contact, setContact] = useState<OfficeContact | null>(null);
  useEffect(() => {
    const cancel = new AbortController();
    browserApi.call('getOfficeContact', {}, { signal: cancel.signal }).then(setContact, () => undefined);
    return () => cancel.abort();
  }, []);
  return contact;
}

interface Opening {
  first: number;
  last: number;
  from: string;
  to: string;
}

/** Days in a row with the same hours become one line. */
function groupTimes(times: OfficeContact['staffTimes']): Opening[] {
  const groups: Opening[] = [];
  for (const { weekday, from, to } of [...times].sort((a, b) => a.weekday - b.weekday)) {
    const last = groups.at(-1);
    if (last && last.last === weekday - 1 && last.from === from && last.to === to) last.last = weekday;
    else groups.push({ first: weekday, last: weekday, from, to });
  }
  return groups;
}
