import type { MessageSide } from '../../../domain/messages/message-limits.ts';

/** Address of a file in a thread. It lies below `/api/`, where the cookies of links are sent. */
export const fileAddress = (side: MessageSide, bookingId: number, file: number): string =>
  `/api/messages/${side}/${bookingId}/files/${file}`;

export const reportedFileAddress = (report: number, file: number): string =>
  `/api/messages/reports/${report}/files/${file}`;
