import { useState } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import { useReasonText } from '../../features/booking/use-reason-text.ts';
import type { FieldErrors } from '../../features/booking/validate-draft.ts';
import {
  draftOfProposal,
  readProposal,
  proposalWords,
  type ProposalDraft,
  type ProposalField,
  type ProposedStay,
} from './proposal-draft.ts';
import type { Preview } from './proposal-preview.tsx';
import type { LandlordActions } from './use-answers.ts';

interface Proposing {
  draft: ProposalDraft;
  set(change: Partial<ProposalDraft>): void;
  /** Fields that need another look, once a preview was asked for. */
  wrong: readonly ProposalField[];
  partyErrors: FieldErrors;
  priced: { preview: Preview; stay: ProposedStay } | null;
  isBusy: boolean;
  failure: string | null;
  showPreview(): void;
  edit(): void;
  sendProposal(): void;
}

/** Prices a proposal, and sends it at the price that was shown. */
export function useProposal(
  booking: LandlordBooking,
  link: BookingLink,
  actions: Pick<LandlordActions, 'replace' | 'reload'>,
): Proposing {
  const { t, language } = useTexts();
  const reasonText = useReasonText();
  const [isTried, setTried] = useState(false);
  const [draft, setDraft] = useState(() => draftOfProposal(booking));
  const [priced, setPriced] = useState<{ preview: Preview; stay: ProposedStay } | null>(null);

  const read = readProposal(draft, booking);
  const wrong = isTried ? read.wrong : [];
  const partyErrors = isTried ? read.partyErrors : {};
  const ids = { bookingId: Number(link.id), bookingHash: link.hash, languageCode: language };
  const price = useSubmit('proposeChange', {
    idempotent: true,
    onDone: (preview) => {
      if (read.stay) setPriced({ preview, stay: read.stay });
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
      if (reason === 'unchanged') return t(`${proposalWords(booking)}.unchanged`);
      const key = `landlord.proposal.reason.${reason}`;
      return t.has(key) ? t(key) : reasonText(reason, nights);
    }
    const key = `landlord.proposal.failure.${refused.type}`;
    return t(t.has(key) ? key : 'landlord.proposal.failure.other');
  };
  const showPreview = (): void => {
    setTried(true);
    if (!read.stay || isBusy) return;
    send.dismiss();
    void price.submit({ ...ids, ...read.stay, dryRun: true });
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
  return {
    ...{ draft, set, wrong, partyErrors, priced, isBusy, showPreview, sendProposal },
    failure: failure && failureText(failure),
    edit: () => setPriced(null),
  };
}
