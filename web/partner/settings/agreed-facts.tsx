import type { ReactNode } from 'react';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../parts/partner.module.css';

/** Agreed terms, which only the office can change. */
export function AgreedFacts({ partner }: { partner: OwnPartner }): ReactNode {
  const { t, format } = useTexts();
  const { commissionPercent } = partner;
  const facts = [
    ['number', String(partner.partnerID)],
    ['tagName', partner.partnerTagName],
    ['parent', partner.partnerParent === null ? '' : String(partner.partnerParent)],
    ['host', partner.hasOwnHost ? partner.origin : ''],
    ['paxlounge', partner.paxloungeNr],
    ['midoco', t(`partner.settings.agreed.${partner.allowMidocoUsage === 'Y' ? 'yes' : 'no'}`)],
    [
      'commission',
      commissionPercent === null
        ? t('partner.settings.agreed.noCommission')
        : t('partner.settings.agreed.percent', { percent: format.number(commissionPercent) }),
    ],
  ] as const;
  return (
    <Card className={styles.stack}>
      <h2 className={styles.title}>{t('partner.settings.agreed.title')}</h2>
      <p className={styles.soft}>{t('partner.settings.agreed.text')}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => [
          <dt key={name}>{t(`partner.settings.agreed.${name}`)}</dt>,
          <dd key={`${name}-value`}>{value === '' ? t('partner.settings.agreed.none') : value}</dd>,
        ])}
      </dl>
    </Card>
  );
}
