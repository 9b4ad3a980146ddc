import { useState, type ReactNode } from 'react';
import { addEndpoints } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { BusinessKeys } from './business-keys.tsx';
import { endpointPaths } from './endpoint-paths.generated.ts';
import styles from './api-keys.module.css';
import type { KeyBusiness, KeysAnswer } from './key-calls.ts';

addEndpoints(endpointPaths);

export function ApiKeysPart({ answer }: { answer: KeysAnswer }): ReactNode {
  const { t, language } = useTexts();
  const [changed, setChanged] = useState<KeyBusiness[] | null>(null);
  const businesses = changed ?? answer.businesses;
  return (
    <div className={styles.stack}>
      <p>{t('keys.lead')}</p>
      {businesses.map((business) => (
        <BusinessKeys
          key={`${business.kind}-${business.number}`}
          business={business}
          owner={answer.owner}
          onChange={setChanged}
        />
      ))}
      <section className={styles.stack}>
        <h2 className={styles.title}>{t('keys.how')}</h2>
        <p>{t('keys.howText')}</p>
        <p className={styles.key}>Authorization: Bearer fer_live_…</p>
        <p className={styles.soft}>{t('keys.limits')}</p>
        <p className={styles.actions}>
          <a href={`/api/key/docs?language=${language}`}>{t('keys.docs')}</a>
          <a href="/api/key/openapi.json">{t('keys.openapi')}</a>
        </p>
      </section>
    </div>
  );
}
