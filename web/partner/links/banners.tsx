import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { CopyButton } from '../../features/own-area/copy-button.tsx';
import styles from '../parts/partner.module.css';
import { bannerKinds, buildBanner, bannerStyles } from './partner-link.ts';

export function Banners({ url }: { url: string }): ReactNode {
  const { t } = useTexts();
  const words = { label: t('partner.links.banner.label'), text: t('partner.links.banner.text') };
  return (
    <Card className={styles.stack}>
      <h2 className={styles.title}>{t('partner.links.banners')}</h2>
      <p>{t('partner.links.bannersText')}</p>
      {bannerKinds.map((kind) => {
        const html = buildBanner(kind, url, words);
        return (
          <section key={kind} className={styles.stack} data-testid={`banner-${kind}`}>
            <h3>{t(`partner.links.kinds.${kind}`)}</h3>
            <p>
              <a href={url} target="_blank" rel="noreferrer" style={bannerStyles[kind]}>
                {kind === 'box' ? (
                  <>
                    <strong>{words.label}</strong>
                    <br />
                    {words.text}
                  </>
                ) : (
                  words.label
                )}
              </a>
            </p>
            <p className={styles.code}>{html}</p>
            <p className={styles.actions}>
              <CopyButton text={html} label={t('partner.links.copyHtml')} />
            </p>
          </section>
        );
      })}
    </Card>
  );
}
