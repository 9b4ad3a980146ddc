import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import type { OwnedHome, Owner } from './owner.ts';
import own from './owners.module.css';
import { TermsForm } from './terms-form.tsx';

const homesShown = 50;

export function HomesOfOwners({
  homes,
  owners,
  onDone,
}: {
  homes: readonly OwnedHome[];
  owners: readonly Owner[];
  onDone: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const words = query.trim().toLocaleLowerCase();
  const found = homes.filter(({ objectNumber, title, ownerName }) =>
    `${objectNumber} ${title} ${ownerName ?? ''}`.toLocaleLowerCase().includes(words),
  );
  const describe = ({ ownerName, terms }: OwnedHome): string => {
    const current = terms.find(({ ownerID }) => ownerID !== null && ownerName !== null);
    if (ownerName === null || !current) return t('landlord.owners.nobody');
    const fee = t('landlord.owners.feeWords', {
      percent: format.number(current.feePercent),
      fixed: format.moneyExact(current.feeFixed),
      vat: format.number(current.vatPercent),
    });
    return t('landlord.owners.belongs', { owner: ownerName, date: format.date(current.fromDate), fee });
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('landlord.owners.homes')}</h2>
      <div className={styles.narrow}>
        <TextField
          name="homes"
          type="search"
          label={t('landlord.owners.search')}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <Card>
        <ul className={own.rows}>
          {found.slice(0, homesShown).map((home) => (
            <li key={home.objectNumber} className={own.row} data-testid="owned-home">
              <div>
                <p className={own.strong}>{`${home.objectNumber} · ${home.title}`}</p>
                <p className={styles.soft}>{describe(home)}</p>
              </div>
              {opened === home.objectNumber ? (
                <div className={own.whole}>
                  <TermsForm
                    home={home}
                    owners={owners.filter(({ agencyNumber }) => agencyNumber === home.agencyNumber)}
                    onCancel={() => setOpened(null)}
                    onDone={() => {
                      setOpened(null);
                      onDone();
                    }}
                  />
                </div>
              ) : (
                <Button
                  small
                  aria-label={t('landlord.owners.assignOf', { home: home.title })}
                  onClick={() => setOpened(home.objectNumber)}
                >
                  {t('landlord.owners.assign')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {found.length > homesShown && (
          <p className={styles.soft}>{t('landlord.owners.moreHomes', { count: homesShown })}</p>
        )}
      </Card>
    </section>
  );
}
