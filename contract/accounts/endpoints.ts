import type { Endpoint } from '../define-endpoint.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { endSessions } from './end-sessions.ts';
import { getAccount } from './get-account.ts';
import { getUser } from './get-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { partnerLogin } from './partner-login.ts';
import { passRequest } from './pass-request.ts';
import { register } from './register.ts';
import { requestPassword } from './request-password.ts';
import { resetPassword } from './reset-password.ts';
import { saveContact } from './save-contact.ts';
import { updateUser } from './update-user.ts';

export const accountsEndpoints = {
  confirmRegistration,
  endSessions,
  getAccount,
  getUser,
  login,
  logout,
  partnerLogin,
  passRequest,
  register,
  requestPassword,
  resetPassword,
  saveContact,
  updateUser,
} as const satisfies Record<string, Endpoint>;
