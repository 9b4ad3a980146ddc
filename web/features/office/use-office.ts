import { useEffect } from 'react';
import type { OfficeContact, OfficeInfo } from '../../../contract/office/office-contact.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { officeStore } from './office-store.ts';

/** Milliseconds between two looks at whether the answer has expired. */
const lookEvery = 30_000;

export interface OfficeNow {
  contact: OfficeContact | OfficeInfo;
  staff: OfficeContact['staffList'][number] | null;
}

/** Who answers today, and when; null until the server has said so. Kept fresh while the page is seen. With `all` it tells the address, too. */
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
