import { useEffect, useRef, type RefObject } from 'react';
import type { Customer } from '../../../contract/booking/booking.ts';
import { emptyCustomer, type BookingDraft } from './booking-draft.ts';

/**
 * Copies input from before hydration, typed or filled in by the browser, into the draft. Fields that the draft already has are left alone.
 */
export function useEarlyTyping(
  draft: BookingDraft,
  update: (change: Partial<BookingDraft>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isCopied = useRef(false);
  useEffect(() => {
    if (isCopied.current || !form.current) return;
    isCopied.current = true;
    const formData = new FormData(form.current);
    const customer: Partial<Customer> = {};
    for (const field of Object.keys(emptyCustomer) as (keyof Customer)[]) {
      const value = formData.get(field);
      if (typeof value === 'string' && value !== '' && draft.customer[field] === emptyCustomer[field]) {
        if (value !== emptyCustomer[field]) customer[field] = value;
      }
    }
    const remarks = formData.get('remarks');
    const note = typeof remarks === 'string' && draft.remarks === '' ? remarks : '';
    if (Object.keys(customer).length === 0 && note === '') return;
    update({ customer: { ...draft.customer, ...customer }, ...(note && { remarks: note }) });
  }, [draft, update]);
  return form;
}
