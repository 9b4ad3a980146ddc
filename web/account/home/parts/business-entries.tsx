import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import { businessEntries } from './business-entry-list.ts';
import styles from '../../parts/account.module.css';
import type { load } from '../load.ts';

export function BusinessEntries(): ReactNode {
  const { t } = useTexts();
  const { landlordPath, payoutsPath, changeoversPath, partnerPath } = useLoaderData<typeof load>();
  const { account } = useVisitor();
  // Hosts find the changeovers and the money among the landlord pages.
  const isHost = account?.accountPermissions['stays.own'] === true;
  const paths = {
    host: landlordPath,
    bookkeeper: payoutsPath,
    cleaner: changeoversPath,
    partner: partnerPath,
  };
  return businessEntries.map(({ name, permission, testId }) =>
    account?.accountPermissions[permission] === true &&
    !((name === 'cleaner' || name === 'bookkeeper') && isHost) ? (
      <Card key={name} className={styles.form} data-testid={testId}>
        <h2 className={styles.cardTitle}>{t(`account.home.${name}.title`)}</h2>
        <p className={styles.lead}>{t(`account.home.${name}.text`)}</p>
        <div>
          <ButtonLink to={paths[name]} variant="primary">
            {t(`account.home.${name}.open`)}
          </ButtonLink>
        </div>
      </Card>
    ) : null,
  );
}
