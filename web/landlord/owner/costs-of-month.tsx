import { useState, type ReactNode } from 'react';
import { euros } from '../../../domain/money.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import own from '../owners/owners.module.css';
import { refusalKey } from '../owners/refusal-key.ts';
import styles from '../parts/landlord.module.css';
import { CostForm } from './cost-form.tsx';
import type { OwnerStatement } from './statement-preview.tsx';

export function CostsOfMonth({
  statement,
  onDone,
}: {
  statement: OwnerStatement;
  onDone: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [isAdding, setAdding] = useState(false);
  const remove = useSubmit('removeOwnerCost', { onDone });
  const { costs } = statement;
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{t('landlord.owners.one.costs')}</h3>
      <Card className={styles.stack}>
        {costs.length === 0 && <p className={styles.soft}>{t('landlord.owners.one.noCosts')}</p>}
        {costs.length > 0 && (
          <ul className={own.rows}>
            {costs.map(({ costID, day, words, home, amount, file, isFixed }) => (
              <li key={costID} className={own.row} data-testid="owner-cost">
                <span>
                  {[format.date(day), words, home].filter(Boolean).join(' · ')}
                  {file && (
                    <>
                      {' · '}
                      <a href={file.href} download={file.name}>
                        {file.name}
                      </a>
                    </>
                  )}
                </span>
                <span className={own.sum}>{format.moneyExact(euros(0 - amount))}</span>
                {!isFixed && (
                  <span className={own.whole}>
                    <Button
                      small
                      variant="quiet"
                      disabled={remove.sending !== null}
                      onClick={() => void remove.submit({ costID })}
                    >
                      {t('landlord.owners.one.costRemove', { words })}
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        {remove.failure && (
          <Notice kind="warning" role="alert">
            {t(refusalKey(remove.failure.type))}
          </Notice>
        )}
        {isAdding ? (
          <CostForm
            statement={statement}
            onCancel={() => setAdding(false)}
            onDone={() => {
              setAdding(false);
              onDone();
            }}
          />
        ) : (
          <p>
            <Button small onClick={() => setAdding(true)}>
              {t('landlord.owners.one.addCost')}
            </Button>
          </p>
        )}
      </Card>
    </section>
  );
}
