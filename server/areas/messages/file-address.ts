import type { MessageSide } from '../../../domain/messages/message-limits.ts';

/** Where a file of a thread is read. The cookies of links are sent to addresses below `/api/`. */
export const fileAddress = (side: MessageSide, bookingId: number, file: number): string =>
  `/api/messages/${side}/${bookingId}/files/${file}`;

/** Where the office reads a file of a reported thread. */
export const reportedFileAddress = (report: number, file: number): string =>
  `/api/messages/reports/${report}/files/${file}`;
