import { expect, test } from 'vitest';
import { permissionsOfRoles } from '../../../domain/roles.ts';
import { chooseStartPath } from './start-path.ts';

const paths = {
  ...{ staff: '/admin/waiting/', landlord: '/landlord/' },
  ...{ changeovers: '/landlord/changeovers/', payouts: '/landlord/payouts/' },
  partner: '/partner/',
};

test.each([
  [['office'], paths.staff],
  [['accounting'], paths.staff],
  [['admin', 'landlord'], paths.staff],
  [['landlord'], paths.landlord],
  [['cohost', 'cleaner'], paths.landlord],
  [['reception'], paths.landlord],
  [['bookkeeper'], paths.payouts],
  [['bookkeeper', 'cleaner'], paths.payouts],
  [['cleaner'], paths.changeovers],
  [['editor'], paths.staff],
  [['partner'], paths.partner],
  [[], '/user/'],
])('%j begins at %s', (roles, path) => {
  const permissions = Object.fromEntries([...permissionsOfRoles(roles)].map((one) => [one, true]));
  expect(chooseStartPath(permissions, paths, '/user/')).toBe(path);
});
