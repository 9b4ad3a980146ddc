import type { MessageSide } from '../../../domain/messages/message-limits.ts';

/** Returns the address of a file in a thread. It is below `/api/`, where browsers send the cookies of links. */
export const fileAddress = (side: MessageSide, bookingId: number, file: number): string =>
  `/api/messages/${side}/${bookingId}/files/${file}`;

export const reportedFileAddress = (report: number, file: number): string =>
  `/api/messages/reports/${report}/files/${file}`;
