import { useEffect, useRef, type RefObject } from 'react';
import type { Customer } from '../../../contract/booking/booking.ts';
import { emptyCustomer, type BookingDraft } from './booking-draft.ts';

/**
 * Puts input from before hydration, typed or filled in by the browser, into the draft. Fields that the draft already has are left alone.
 */
export function useEarlyTyping(
  draft: BookingDraft,
  update: (change: Partial<BookingDraft>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current || !form.current) return;
    taken.current = true;
    const typed = new FormData(form.current);
    const found: Partial<Customer> = {};
    for (const field of Object.keys(emptyCustomer) as (keyof Customer)[]) {
      const value = typed.get(field);
      if (typeof value === 'string' && value !== '' && draft.customer[field] === emptyCustomer[field]) {
        if (value !== emptyCustomer[field]) found[field] = value;
      }
    }
    const remarks = typed.get('remarks');
    const note = typeof remarks === 'string' && draft.remarks === '' ? remarks : '';
    if (Object.keys(found).length === 0 && note === '') return;
    update({ customer: { ...draft.customer, ...found }, ...(note && { remarks: note }) });
  }, [draft, update]);
  return form;
}
