import { useEffect, useMemo, useState, type FormEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShownPrice } from '../../features/price/shown-price.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { StayPage } from '../../features/booking/bookable-home.ts';
import {
  draftFromQuery,
  toPriceInput,
  toStayQuery,
  withStay,
  type BookingDraft,
} from '../../features/booking/booking-draft.ts';
import { keepOfferedChoices, offeredFor } from '../../features/booking/keep-offered-choices.ts';
import { useOffered } from '../../features/brand/use-offered.ts';
import { loadDraft, saveDraft, useDraft } from '../../features/booking/draft-storage.ts';
import { useCheckedErrors } from '../../features/booking/use-checked-errors.ts';
import { useEarlyTyping } from '../../features/booking/use-early-typing.ts';
import { useQuote } from '../../features/booking/use-quote.ts';
import { withPartner } from '../../features/chosen-stay/with-partner.ts';
import type { FieldErrors } from '../../features/booking/validate-draft.ts';

export interface Start {
  isOffered: ReturnType<typeof useOffered>;
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  live: ReturnType<typeof useQuote>;
  price: ShownPrice;
  errors: FieldErrors;
  attempt: number;
  form: RefObject<HTMLFormElement | null>;
  submit(event: FormEvent): void;
}

/** Loaded later, because the validation is needed only after the fields are filled in. */
const loadRules = () => import('../../features/booking/validate-draft.ts');
type Rules = Awaited<ReturnType<typeof loadRules>>;

/** Manages the input of the first step and its price, and goes to the summary. */
export function useStart({
  method,
  home,
  stay,
  quote,
}: Pick<StayPage, 'home' | 'stay'> & {
  method: 'booking' | 'option';
  quote: NonNullable<StayPage['quote']>;
}): Start {
  const { language } = useTexts();
  const { pathOf } = useRoutes();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { objectNumber } = home;
  const fresh = useMemo(() => draftFromQuery(stay, home, language), [stay, home, language]);
  const { draft: stored, update } = useDraft(objectNumber, fresh);
  const isOfferedHere = useOffered();
  const isOffered = offeredFor(method, isOfferedHere);
  const draft = keepOfferedChoices(stored ?? fresh, isOffered, home.insurance);
  const live = useQuote(toPriceInput(draft, home, language), quote);
  const price = live.price ?? quote.price;
  // A stay that differs from the one the draft was started or left with replaces the draft's stay.
  useEffect(() => {
    const storedDraft = loadDraft(objectNumber, fresh);
    const requestedQuery = toStayQuery(fresh);
    if (
      storedDraft &&
      storedDraft.fromQuery !== requestedQuery &&
      toStayQuery(storedDraft) !== requestedQuery
    ) {
      saveDraft(objectNumber, withStay(storedDraft, stay, home));
    }
  }, [objectNumber, fresh, stay, home]);

  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    // A failed download is tried again when the rules are needed.
    loadRules().then(setRules, () => undefined);
  }, []);
  const errorsBy = ({ validateDraft, validateExtras }: Rules): FieldErrors => ({
    ...validateDraft(draft, method, home, price.bonusState),
    ...validateExtras(draft, price),
  });
  const { errors, attempt, check } = useCheckedErrors(() => (rules ? errorsBy(rules) : {}));
  const form = useEarlyTyping(draft, update);

  const goOn = (loaded: Rules): void => {
    setRules(loaded);
    if (!check(() => errorsBy(loaded)) || price.status !== 'free') return;
    saveDraft(objectNumber, draft);
    // The next step comes from the server; offline the router would show an error page.
    if (!navigator.onLine) return;
    const summary = pathOf(method === 'option' ? 'OptionSummary' : 'BookingSummary', language, {
      objectNumber,
    });
    void navigate(summary + withPartner(`?${toStayQuery(draft)}`, search));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (rules) goOn(rules);
    // Without the rules the network is down, so there is no next step either. The input stays.
    else loadRules().then(goOn, () => saveDraft(objectNumber, draft));
  };

  return { isOffered, draft, update, live, price, errors, attempt, form, submit };
}
