import type { Endpoint } from '../define-endpoint.ts';
import { approveBusiness } from './approve-business.ts';
import { confirmBusiness } from './confirm-business.ts';
import { findBusinessRegistrations } from './find-business-registrations.ts';
import { refuseBusiness } from './refuse-business.ts';
import { sendRegistration } from './send-registration.ts';
import { beginPasskeyLogin } from './begin-passkey-login.ts';
import { beginPasskey } from './begin-passkey.ts';
import { beginTotp } from './begin-totp.ts';
import { confirmPasskey } from './confirm-passkey.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { confirmTotp } from './confirm-totp.ts';
import { endPersonSessions } from './end-person-sessions.ts';
import { endSessions } from './end-sessions.ts';
import { exportData } from './export-data.ts';
import { requestDeletion } from './request-deletion.ts';
import { stopDeletion } from './stop-deletion.ts';
import { stopDeletionByLink } from './stop-deletion-by-link.ts';
import { getTravellers } from './get-travellers.ts';
import { saveTraveller } from './save-traveller.ts';
import { removeTraveller } from './remove-traveller.ts';
import { findPeople } from './find-people.ts';
import { getAccount } from './get-account.ts';
import { getDebug } from './get-debug.ts';
import { getPerson } from './get-person.ts';
import { getUser } from './get-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { partnerLogin } from './partner-login.ts';
import { passRequest } from './pass-request.ts';
import { passkeyLogin } from './passkey-login.ts';
import { register } from './register.ts';
import { renamePasskey } from './rename-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { removePersonFactor } from './remove-person-factor.ts';
import { removeTotp } from './remove-totp.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { requestLoginLink } from './request-login-link.ts';
import { requestPassword } from './request-password.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resetPassword } from './reset-password.ts';
import { saveContact } from './save-contact.ts';
import { setPersonRole } from './set-person-role.ts';
import { setPersonSuspended } from './set-person-suspended.ts';
import { updateUser } from './update-user.ts';
import { useLoginLink } from './use-login-link.ts';

export const accountsEndpoints = {
  approveBusiness,
  confirmBusiness,
  findBusinessRegistrations,
  refuseBusiness,
  sendRegistration,
  beginPasskey,
  beginPasskeyLogin,
  beginTotp,
  confirmPasskey,
  confirmRegistration,
  confirmTotp,
  endPersonSessions,
  endSessions,
  exportData,
  requestDeletion,
  stopDeletion,
  stopDeletionByLink,
  getTravellers,
  saveTraveller,
  removeTraveller,
  findPeople,
  getAccount,
  getDebug,
  getPerson,
  getUser,
  login,
  logout,
  partnerLogin,
  passRequest,
  passkeyLogin,
  register,
  removePasskey,
  renamePasskey,
  removePersonFactor,
  removeTotp,
  renewRecoveryCodes,
  requestLoginLink,
  requestPassword,
  resendConfirmation,
  resetPassword,
  saveContact,
  setPersonRole,
  setPersonSuspended,
  updateUser,
  useLoginLink,
} as const satisfies Record<string, Endpoint>;
