import type { ReactNode } from 'react';
import type { Partner } from '../../../contract/partners/get-partner.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { buildStyle } from '../../features/brand/brand.ts';
import styles from './look.module.css';

export function LookPreview({
  partnerName,
  logo,
  colours,
}: Pick<Partner, 'partnerName' | 'logo' | 'colours'>): ReactNode {
  const { t } = useTexts();
  return (
    <figure className={styles.preview}>
      <figcaption>{t('partner.look.preview')}</figcaption>
      <div
        className={styles.page}
        data-brand-preview=""
        data-testid="look-preview"
        style={buildStyle({ logo: null, colours })}
      >
        <div className={styles.head}>
          {logo ? (
            <img
              className={styles.logo}
              src={logo.url}
              width={logo.width}
              height={logo.height}
              alt={partnerName}
            />
          ) : (
            <span className={styles.name}>{partnerName}</span>
          )}
          <span>{t('shell.offers')}</span>
        </div>
        <div className={styles.sheet} inert>
          <p>
            {t('partner.look.sample')} <a href="/">{t('partner.look.sampleLink')}</a>
          </p>
          <p className={styles.buttons}>
            <Button variant="primary">{t('partner.look.sampleButton')}</Button>
            <Button>{t('partner.look.sampleQuiet')}</Button>
          </p>
        </div>
        <div className={styles.foot}>
          <span>{t('shell.legal')}</span>
          <span>{t('shell.contact')}</span>
        </div>
      </div>
    </figure>
  );
}
