import type { ReactNode } from 'react';
import type { Booking } from '../../../contract/booking/booking.ts';
import { houseRuleRows } from '../../../texts/house-rule-rows.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { HostTextLanguage } from './host-text-language.tsx';
import layout from './layout.module.css';
import styles from './way-there.module.css';

export function HouseRules({ booking }: { booking: Pick<Booking, 'houseRules' | 'ownRules'> }): ReactNode {
  const { t, format } = useTexts();
  const rows = houseRuleRows(booking.houseRules, t, format);
  const { ownRules } = booking;
  if (rows.length === 0 && !ownRules) return null;
  return (
    <Card className={layout.stack} data-testid="house-rules">
      <h2 className={layout.cardTitle}>{t('booking.houseRules')}</h2>
      {rows.length > 0 && (
        <dl className={styles.facts}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {ownRules && (
        <>
          <div lang={ownRules.language}>
            <Paragraphs text={ownRules.text} />
          </div>
          <HostTextLanguage of={ownRules.language} />
        </>
      )}
    </Card>
  );
}
