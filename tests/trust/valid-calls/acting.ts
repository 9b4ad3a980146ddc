import type { actingEndpoints } from '../../../contract/acting/endpoints.ts';
import type { ValidCalls } from './call-parts.ts';

export const actingCalls: ValidCalls<typeof actingEndpoints> = {
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
