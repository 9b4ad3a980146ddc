import { teamMax } from '../../../domain/team.ts';
import type { Translate } from '../../../texts/translate.ts';

const named = [
  'address-own',
  'already-invited',
  'team-full',
  'too-many-mails',
  'invitation-used',
  'needs-all-homes',
];

export const problemText = (type: string, t: Translate): string =>
  t(`landlord.team.problem.${named.includes(type) ? type : 'other'}`, { most: teamMax });
