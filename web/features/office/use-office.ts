import { useEffect } from 'react';
import type { OfficeContact, OfficeInfo } from '../../../contract/office/office-contact.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { officeStore } from './office-store.ts';

/** Milliseconds between checks whether the answer has expired. */
const checkMs = 30_000;

export interface OfficeNow {
  contact: OfficeContact | OfficeInfo;
  staff: OfficeContact['staffList'][number] | null;
}

/**
 * Returns today's staff and opening hours; null until the server has answered. They are refreshed while the page is visible. With `all` the
 * address is included.
 */
export function useOffice(all = false): OfficeNow | null {
  const { contact, staffIndex } = useStore(officeStore);
  useEffect(() => {
    const loadIfVisible = (): void => {
      if (!document.hidden) void officeStore.load(all);
    };
    loadIfVisible();
    const timer = window.setInterval(loadIfVisible, checkMs);
    document.addEventListener('visibilitychange', loadIfVisible);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', loadIfVisible);
    };
  }, [all]);
  return contact && { contact, staff: contact.staffList[staffIndex] ?? null };
}
