import { useEffect, useMemo, useState, type FormEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShownPrice } from '../../features/price/shown-price.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { StayPage } from '../../features/booking/bookable-home.ts';
import {
  draftFromQuery,
  priceInputOf,
  stayQueryOf,
  withStay,
  type BookingDraft,
} from '../../features/booking/booking-draft.ts';
import { offeredChoices } from '../../features/booking/offered-choices.ts';
import { useOffered } from '../../features/brand/use-offered.ts';
import { loadDraft, saveDraft, useDraft } from '../../features/booking/draft-storage.ts';
import { useCheckedErrors } from '../../features/booking/use-checked-errors.ts';
import { useEarlyTyping } from '../../features/booking/use-early-typing.ts';
import { useQuote } from '../../features/booking/use-quote.ts';
import { withPartner } from '../../features/chosen-stay/with-partner.ts';
import type { FieldErrors } from '../../features/booking/validate-draft.ts';

export interface Start {
  offered: ReturnType<typeof useOffered>;
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  live: ReturnType<typeof useQuote>;
  price: ShownPrice;
  errors: FieldErrors;
  /** Counts the attempts with errors. */
  attempt: number;
  form: RefObject<HTMLFormElement | null>;
  submit(event: FormEvent): void;
}

/** The validation loads later: it is not needed before the fields are filled in. */
const loadRules = () => import('../../features/booking/validate-draft.ts');
type Rules = Awaited<ReturnType<typeof loadRules>>;

/** Holds the input of the first step and its price, and goes on to the summary. */
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
  const offered = useOffered();
  const draft = offeredChoices(stored ?? fresh, offered, home.insurance);
  const live = useQuote(priceInputOf(draft, home, language), quote);
  const price = live.price ?? quote.price;
  // Coming with another stay than the one that the draft was begun or left with: the new one counts.
  useEffect(() => {
    const known = loadDraft(objectNumber, fresh);
    const asked = stayQueryOf(fresh);
    if (known && known.begunWith !== asked && stayQueryOf(known) !== asked) {
      saveDraft(objectNumber, withStay(known, stay, home));
    }
  }, [objectNumber, fresh, stay, home]);

  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    // What fails now is asked for again when it is needed.
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
    // The next step comes from the server; without it the page would give way to an error.
    if (!navigator.onLine) return;
    const summary = pathOf(method === 'option' ? 'OptionSummary' : 'BookingSummary', language, {
      objectNumber,
    });
    void navigate(summary + withPartner(`?${stayQueryOf(draft)}`, search));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (rules) goOn(rules);
    // Without the network there is no next step either; what is typed stays.
    else loadRules().then(goOn, () => saveDraft(objectNumber, draft));
  };

  return { offered, draft, update, live, price, errors, attempt, form, submit };
}
