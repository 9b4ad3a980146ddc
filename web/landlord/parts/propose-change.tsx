import { useState, type ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Radio } from '../../components/choice.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { useFocusOnTurn } from '../../components/use-focus-on-turn.ts';
import { ChangeComparison } from '../../features/booking/change-comparison.tsx';
import styles from '../../features/booking/layout.module.css';
import { ListPriceNote } from '../../features/booking/list-price-note.tsx';
import { ProposalMoney } from '../../features/booking/proposal-money.tsx';
import { useReasonText } from '../../features/booking/use-reason-text.ts';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import own from './propose-change.module.css';
import {
  draftOfProposal,
  readProposal,
  type PriceKind,
  type ProposalDraft,
  type ProposedStay,
} from './proposal-draft.ts';
import { proposeId } from './propose-stay.tsx';
import type { LandlordActions } from './use-answers.ts';

type Preview = ResponseOf<Api['proposeChange']>;

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
  const { t, language } = useTexts();
  const reasonText = useReasonText();
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [draft, setDraft] = useState(() => draftOfProposal(booking));
  const [priced, setPriced] = useState<{ preview: Preview; stay: ProposedStay } | null>(null);
  const place = useFocusOnTurn<HTMLDivElement>(isOpen);
  const form = useFocusOnTurn<HTMLDivElement>(priced !== null);

  const proposed = readProposal(draft);
  const wrong = 'startDate' in proposed ? [] : proposed;
  const ids = { bookingId: Number(link.id), bookingHash: link.hash, languageCode: language };
  const price = useSubmit('proposeChange', {
    idempotent: true,
    onDone: (preview) => {
      if ('startDate' in proposed) setPriced({ preview, stay: proposed });
    },
    onFailure: reloadIfOutdated,
  });
  const send = useSubmit('proposeChange', {
    idempotent: true,
    onDone: ({ booking: changed }) => {
      if (changed) actions.replace(changed);
    },
    onFailure: async (failure) => {
      // The preview no longer holds: another one is made before anything is sent.
      if (failure.type === 'price-changed' || failure.type === 'capacity-taken') setPriced(null);
      await reloadIfOutdated(failure);
    },
  });
  async function reloadIfOutdated({ type }: CallFailure<'proposeChange'>): Promise<void> {
    if (type === 'change-open' || type === 'not-changeable') await actions.reload(link);
  }
  const isBusy = price.sending !== null || send.sending !== null;
  const failure = isBusy ? null : (send.failure ?? price.failure);
  const set = (change: Partial<ProposalDraft>): void => {
    setDraft((before) => ({ ...before, ...change }));
    price.dismiss();
    send.dismiss();
  };
  const failureText = (refused: CallFailure<'proposeChange'>): string => {
    if (refused.type === 'not-on-behalf') return t('acting.refused');
    if (refused.type === 'not-bookable') {
      const { reason, nights } = refused.data;
      const key = `landlord.proposal.reason.${reason}`;
      return t.has(key) ? t(key) : reasonText(reason, nights);
    }
    const key = `landlord.proposal.failure.${refused.type}`;
    return t(t.has(key) ? key : 'landlord.proposal.failure.other');
  };
  const showPreview = (): void => {
    setTried(true);
    if (!('startDate' in proposed) || isBusy) return;
    send.dismiss();
    void price.submit({ ...ids, ...proposed, dryRun: true });
  };
  const sendProposal = (): void => {
    if (!priced || isBusy) return;
    price.dismiss();
    const { preview, stay } = priced;
    void send.submit({
      ...{ ...ids, ...stay, dryRun: false },
      message: draft.message.trim(),
      expectedPrice: preview.total,
    });
  };
  return (
    <Card className={styles.stack} id={proposeId} data-testid="propose-change">
      <h2 className={styles.cardTitle}>{t('landlord.proposal.title')}</h2>
      {!priced && <p className={styles.small}>{t('landlord.proposal.lead')}</p>}
      <FailureNotice kind="warning" text={failure && failureText(failure)} />
      <div ref={place} className={styles.stack}>
        {!isOpen ? (
          <p className={styles.actions}>
            <Button onClick={() => setOpen(true)} data-testid="propose-open">
              {t('landlord.proposal.open')}
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
                proposable={proposable}
                errors={{
                  dates: isTried && wrong.includes('dates') ? t('landlord.proposal.wrongDates') : undefined,
                  persons:
                    isTried && wrong.includes('persons') ? t('landlord.proposal.wrongPersons') : undefined,
                  amount:
                    isTried && wrong.includes('amount') ? t('landlord.proposal.price.wrong') : undefined,
                }}
                onPreview={showPreview}
              />
            )}
            <div className={styles.actions}>
              {priced ? (
                <>
                  <Button variant="primary" busy={isBusy} onClick={sendProposal} data-testid="propose-send">
                    {t('landlord.proposal.send')}
                  </Button>
                  <Button disabled={isBusy} onClick={() => setPriced(null)}>
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

function ProposalFields({
  draft,
  set,
  proposable: { setsPrice, accommodation },
  errors,
  onPreview,
}: {
  draft: ProposalDraft;
  set: (change: Partial<ProposalDraft>) => void;
  proposable: NonNullable<LandlordBooking['proposable']>;
  errors: Record<'dates' | 'persons' | 'amount', string | undefined>;
  onPreview: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const kinds: readonly PriceKind[] = ['list', 'off', 'fixed'];
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPreview();
      }}
    >
      <div className={own.fields}>
        <TextField
          type="date"
          name="startDate"
          label={t('landlord.proposal.startDate')}
          value={draft.startDate}
          onChange={({ target }) => set({ startDate: target.value })}
        />
        <TextField
          type="date"
          name="endDate"
          label={t('landlord.proposal.endDate')}
          error={errors.dates}
          value={draft.endDate}
          onChange={({ target }) => set({ endDate: target.value })}
        />
        <TextField
          name="persons"
          inputMode="numeric"
          label={t('landlord.proposal.persons')}
          error={errors.persons}
          maxLength={2}
          value={draft.persons}
          onChange={({ target }) => set({ persons: target.value })}
        />
      </div>
      {setsPrice ? (
        <fieldset className={own.choices}>
          <legend className={styles.strong}>{t('landlord.proposal.price.legend')}</legend>
          {kinds.map((kind) => (
            <Radio
              key={kind}
              name="price"
              value={kind}
              label={t(`landlord.proposal.price.${kind}`)}
              checked={draft.price === kind}
              onChange={() => set({ price: kind })}
            />
          ))}
        </fieldset>
      ) : (
        <p className={styles.small}>{t('landlord.proposal.price.coHost')}</p>
      )}
      {draft.price !== 'list' && (
        <div className={own.fields}>
          <TextField
            name="amount"
            inputMode="decimal"
            label={t(`landlord.proposal.price.${draft.price}Amount`)}
            hint={t(`landlord.proposal.price.${draft.price}Hint`, {
              amount: format.moneyExact(accommodation),
            })}
            error={errors.amount}
            maxLength={12}
            value={draft.amount}
            onChange={({ target }) => set({ amount: target.value })}
          />
        </div>
      )}
      <TextAreaField
        name="proposalMessage"
        label={t('landlord.proposal.message')}
        hint={t('landlord.proposal.messageHint')}
        rows={3}
        maxLength={2000}
        value={draft.message}
        onChange={({ target }) => set({ message: target.value })}
      />
    </form>
  );
}

function ProposalPreview({
  booking,
  stay,
  preview,
  message,
}: {
  booking: LandlordBooking;
  stay: ProposedStay;
  preview: Preview;
  message: string;
}): ReactNode {
  const { t, format } = useTexts();
  const { agreedTotal, total, listTotal, receives, money, expiresAt } = preview;
  const { startDate, endDate, persons } = stay;
  return (
    <div className={styles.stack} data-testid="proposal-preview">
      <ChangeComparison
        agreed={{ ...booking, total: agreedTotal }}
        requested={{ ...booking, startDate, endDate, persons, total }}
        requestedLabel={t('landlord.proposal.proposed')}
      />
      <ListPriceNote total={total} listTotal={listTotal} words="landlord.proposal" />
      {receives && (
        <div>
          <h3 className={styles.small}>{t('landlord.proposal.forYou')}</h3>
          <p className={styles.strong} data-testid="proposal-receives">
            {t(`landlord.proposal.${receives.agreed === receives.proposed ? 'receivesSame' : 'receives'}`, {
              agreed: format.moneyExact(receives.agreed),
              proposed: format.moneyExact(receives.proposed),
            })}
          </p>
        </div>
      )}
      <div className={styles.tight}>
        <h3 className={styles.small}>{t('landlord.proposal.forGuest')}</h3>
        <ProposalMoney money={money} title={t('landlord.proposal.openPayments')} words="landlord.proposal" />
      </div>
      {message !== '' && (
        <div className={styles.inset}>
          <h3 className={styles.small}>{t('landlord.yourMessage')}</h3>
          <p className={styles.preserved}>{message}</p>
        </div>
      )}
      <p className={styles.small}>{t('landlord.proposal.binding', { moment: format.moment(expiresAt) })}</p>
    </div>
  );
}
