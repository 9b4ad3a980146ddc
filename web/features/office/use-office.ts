import { useEffect } from 'react';
import type { OfficeContact, OfficeInfo } from '../../../contract/office/office-contact.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { officeStore } from './office-store.ts';

/** Milliseconds between checks whether the answer has expired. */
const lookEvery = 30_000;

export interface OfficeNow {
  contact: OfficeContact | OfficeInfo;
  staff: OfficeContact['staffList'][number] | null;
}

/**
 * Who answers today, and when; null until the server has answered. It is refreshed while the page is visible. With `all` it includes the
 * address.
 */
export function useOffice(all = false): OfficeNow | null {
  const { contact, staffIndex } = useStore(officeStore);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void officeStore.load(all);
    };
    look();
    const timer = window.setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [all]);
  return contact && { contact, staff: contact.staffList[staffIndex] ?? null };
}
