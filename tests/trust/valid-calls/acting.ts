import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const actingCalls: ValidCalls<CallsOf<'acting'>> = {
  // Nobody of the matrix lets a home for whom the office could act.
  beginActing: ({ person }) => ({
    number: person,
    reason: 'Am Telefon gewünscht',
    currentPassword: 'a sentence of somebody',
  }),
  endActing: () => ({}),
  findActingSessions: () => ({}),
  findHosts: () => ({ query: 'somebody' }),
  getActing: () => ({}),
  getOwnActing: () => ({}),
};
