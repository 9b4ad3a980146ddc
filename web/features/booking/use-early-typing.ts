import { useEffect, useRef, type RefObject } from 'react';
import type { Customer } from '../../../contract/booking/booking.ts';
import { emptyCustomer, type BookingDraft } from './booking-draft.ts';

const textFields = ['remarks', 'bonus', 'agencyReference'] as const;

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
    const texts: Partial<Pick<BookingDraft, (typeof textFields)[number]>> = {};
    for (const field of textFields) {
      const value = formData.get(field);
      if (typeof value === 'string' && value !== '' && draft[field] === '') texts[field] = value;
    }
    if (Object.keys(customer).length === 0 && Object.keys(texts).length === 0) return;
    update({ customer: { ...draft.customer, ...customer }, ...texts });
  }, [draft, update]);
  return form;
}
