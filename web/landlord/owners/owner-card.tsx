import { townLine } from '../../../domain/town-line.ts';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import type { Agency, Owner } from './owner.ts';
import { OwnerForm } from './owner-form.tsx';
import own from './owners.module.css';

export function OwnerCard({
  owner,
  agencies,
  onDone,
}: {
  owner: Owner;
  agencies: readonly Agency[];
  onDone: () => void;
}): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const [isOpen, setOpen] = useState(false);
  const { ownerID, name, email, homes } = owner;
  return (
    <Card className={styles.stack} data-testid="owner">
      <h2 className={styles.sectionTitle}>{name}</h2>
      <p className={styles.soft}>
        {[townLine(owner), email, t('landlord.owners.homesCount', { count: homes })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOpen ? (
        <OwnerForm
          owner={owner}
          agencies={agencies}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      ) : (
        <p className={own.actions}>
          <Link to={buildPath('LandlordOwner', { ownerID: String(ownerID) })}>
            {t('landlord.owners.statements', { name })}
          </Link>
          <Button small variant="quiet" onClick={() => setOpen(true)}>
            {t('landlord.owners.edit')}
          </Button>
        </p>
      )}
    </Card>
  );
}
