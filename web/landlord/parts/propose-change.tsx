import { useState, type ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useFocusOnTurn } from '../../components/use-focus-on-turn.ts';
import styles from '../../features/booking/layout.module.css';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import { proposalWords, proposeId, type ProposalField } from './proposal-draft.ts';
import { ProposalFields } from './proposal-fields.tsx';
import { ProposalPreview } from './proposal-preview.tsx';
import type { LandlordActions } from './use-answers.ts';
import { useProposal } from './use-proposal.ts';

/** Another stay or price for a guest: first what it means for both sides, as the server computes it, then the binding proposal. */
export function ProposeChange({
  booking,
  proposable,
  link,
  actions,
}: {
  booking: LandlordBooking;
  proposable: NonNullable<LandlordBooking['proposable']>;
  link: BookingLink;
  actions: Pick<LandlordActions, 'replace' | 'reload'>;
}): ReactNode {
  const { t } = useTexts();
  const words = proposalWords(booking);
  const [isOpen, setOpen] = useState(false);
  const { draft, set, wrong, partyErrors, priced, isBusy, failure, showPreview, edit, sendProposal } =
    useProposal(booking, link, actions);
  const place = useFocusOnTurn<HTMLDivElement>(isOpen);
  const form = useFocusOnTurn<HTMLDivElement>(priced !== null);
  const errorOf = (field: ProposalField, key: string): string | undefined =>
    wrong.includes(field) ? t(`landlord.proposal.${key}`) : undefined;
  return (
    <Card className={styles.stack} id={proposeId} data-testid="propose-change">
      <h2 className={styles.cardTitle}>{t(`${words}.title`)}</h2>
      {!priced && <p className={styles.small}>{t(`${words}.lead`)}</p>}
      <FailureNotice kind="warning" text={failure} />
      <div ref={place} className={styles.stack}>
        {!isOpen ? (
          <p className={styles.actions}>
            <Button onClick={() => setOpen(true)} data-testid="propose-open">
              {t(words === 'landlord.offer' ? 'landlord.offer.title' : 'landlord.proposal.open')}
            </Button>
          </p>
        ) : (
          <div ref={form} className={styles.stack}>
            {priced ? (
              <ProposalPreview
                booking={booking}
                stay={priced.stay}
                preview={priced.preview}
                message={draft.message.trim()}
              />
            ) : (
              <ProposalFields
                draft={draft}
                set={set}
                booking={booking}
                proposable={proposable}
                partyErrors={partyErrors}
                errors={{
                  dates: errorOf('dates', 'wrongDates'),
                  amount: errorOf('amount', 'price.wrong'),
                }}
                onPreview={showPreview}
              />
            )}
            <div className={styles.actions}>
              {priced ? (
                <>
                  <Button variant="primary" busy={isBusy} onClick={sendProposal} data-testid="propose-send">
                    {t(`${words}.send`)}
                  </Button>
                  <Button disabled={isBusy} onClick={edit}>
                    {t('landlord.proposal.edit')}
                  </Button>
                </>
              ) : (
                <>
                  <Button variant="primary" busy={isBusy} onClick={showPreview} data-testid="propose-preview">
                    {t('landlord.proposal.preview')}
                  </Button>
                  <Button disabled={isBusy} onClick={() => setOpen(false)}>
                    {t('landlord.proposal.cancel')}
                  </Button>
                </>
              )}
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}
