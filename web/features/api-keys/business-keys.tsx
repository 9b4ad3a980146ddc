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

/** Lists the keys of one business: the valid ones first, the ended ones in a folded list. */
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
  const [newKey, setNewKey] = useState<string | null>(null);
  const validKeys = business.keys.filter(({ endedAt }) => endedAt === null);
  const endedKeys = business.keys.filter(({ endedAt }) => endedAt !== null);
  const renderList = (keys: typeof validKeys): ReactNode => (
    <ul className={styles.list}>
      {keys.map((item) => (
        <KeyItem key={item.keyID} item={item} onChange={onChange} />
      ))}
    </ul>
  );
  return (
    <Card className={styles.stack} data-testid="business-keys">
      <h2 className={styles.title}>{business.name}</h2>
      {newKey !== null && <NewKey value={newKey} onDone={() => setNewKey(null)} />}
      {validKeys.length === 0 ? <p>{t('keys.none')}</p> : renderList(validKeys)}
      {isOpen && (
        <KeyForm
          business={business}
          owner={owner}
          onCancel={() => setOpen(false)}
          onCreated={({ key, businesses }) => {
            setOpen(false);
            setNewKey(key);
            onChange(businesses);
          }}
        />
      )}
      {!isOpen && validKeys.length >= liveKeysMax && <p className={styles.soft}>{t('keys.full')}</p>}
      {!isOpen && validKeys.length < liveKeysMax && business.scopes.length > 0 && (
        <div>
          <Button data-testid="make-key" onClick={() => setOpen(true)}>
            {t('keys.new')}
          </Button>
        </div>
      )}
      {endedKeys.length > 0 && (
        <details>
          <summary>{t('keys.endedKeys', { count: endedKeys.length })}</summary>
          {renderList(endedKeys)}
        </details>
      )}
    </Card>
  );
}
