import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { agencyKeeper, landlordKeeper } from './landlords-store.ts';
import { personalDataOfBusinesses } from './personal-data-store.ts';
import type { LandlordsDeps } from './landlords-context.ts';
import { landlordsCalls } from './calls.generated.ts';

export { readLandlordIds } from './billing-store.ts';

export interface Landlords {
  landlords: typeof landlordKeeper;
  agencies: typeof agencyKeeper;
}

export function createLandlords(deps: LandlordsDeps): Area<Landlords> {
  const endpoints = bindArea(landlordsCalls, deps, {
    bookingId: async (link, user) =>
      (await deps.booking.openLandlordLink(link)) ??
      (user?.permissions.has('homes.own') ? deps.booking.openOwn(user.uid, link.bookingId) : null),
  });
  return {
    landlords: landlordKeeper,
    agencies: agencyKeeper,
    module: { name: 'landlords', personalData: personalDataOfBusinesses, endpoints },
  };
}
