import { useState, type ReactNode } from 'react';
import { liveKeysMax } from '../../../domain/api-key-scopes.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import type { Owner } from '../proof/proof-fields.tsx';
import styles from './api-keys.module.css';
import type { KeyBusiness } from './key-calls.ts';
import { KeyForm } from './key-form.tsx';
import { KeyItem } from './key-item.tsx';
import { NewKey } from './new-key.tsx';

/** The keys of one business: the valid ones first, the ended ones in a folded list. */
export function BusinessKeys({
  business,
  owner,
  onChange,
}: {
  business: KeyBusiness;
  owner: Owner;
  onChange: (businesses: KeyBusiness[]) => void;
}): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const good = business.keys.filter(({ endedAt }) => endedAt === null);
  const ended = business.keys.filter(({ endedAt }) => endedAt !== null);
  const listOf = (keys: typeof good): ReactNode => (
    <ul className={styles.list}>
      {keys.map((item) => (
        <KeyItem key={item.keyID} item={item} onChange={onChange} />
      ))}
    </ul>
  );
  return (
    <Card className={styles.stack} data-testid="business-keys">
      <h2 className={styles.title}>{business.name}</h2>
      {made !== null && <NewKey value={made} onDone={() => setMade(null)} />}
      {good.length === 0 ? <p>{t('keys.none')}</p> : listOf(good)}
      {isOpen && (
        <KeyForm
          business={business}
          owner={owner}
          onCancel={() => setOpen(false)}
          onMade={({ key, businesses }) => {
            setOpen(false);
            setMade(key);
            onChange(businesses);
          }}
        />
      )}
      {!isOpen && good.length >= liveKeysMax && <p className={styles.soft}>{t('keys.full')}</p>}
      {!isOpen && good.length < liveKeysMax && business.scopes.length > 0 && (
        <div>
          <Button data-testid="make-key" onClick={() => setOpen(true)}>
            {t('keys.new')}
          </Button>
        </div>
      )}
      {ended.length > 0 && (
        <details>
          <summary>{t('keys.endedKeys', { count: ended.length })}</summary>
          {listOf(ended)}
        </details>
      )}
    </Card>
  );
}
