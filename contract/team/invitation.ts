import { z } from '../schema.ts';

/** Number and secret of an invitation, as the link of its mail has them. */
export const invitationKey = z.string().max(200);

export const invitationErrors = {
  /** The invitation is unknown or was withdrawn. */
  'invitation-invalid': { status: 410 },
  'invitation-expired': { status: 410 },
  /** It was accepted already. */
  'invitation-used': { status: 410 },
} as const;
