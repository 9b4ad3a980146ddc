import type { DemoPerson } from '../../domain/demo-people.ts';
import { call, type Visit } from './visit.ts';

export interface StaffSession {
  /** Logs in if necessary. Null if that failed. */
  token(): Promise<string | null>;
  /** Notes a refused call: its session may have ended. Returns false. */
  refused(status: number | undefined): false;
}

export function createSession(visit: Visit, { login, password }: DemoPerson): StaffSession {
  let jwt: string | null = null;
  return {
    async token() {
      jwt ??= (await call(visit, 'login', { user: { email: login, password } }))?.data?.jwt ?? null;
      return jwt;
    },
    refused(status) {
      if (status === 401 || status === 403) jwt = null;
      return false;
    },
  };
}
