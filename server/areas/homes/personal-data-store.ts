import type { PersonalData } from '../../platform/personal-data.ts';
import { ownHomeStore } from './own-home-store.ts';

export const personalDataOfHomes: PersonalData = {
  async read(db, { uid }) {
    return { home_acts: await ownHomeStore.listActs(db, uid) };
  },

  leave: (tx, { uid }) => ownHomeStore.leave(tx, uid),
};
