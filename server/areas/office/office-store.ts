import type { Queryable } from '../../platform/database.ts';
import type { OfficeTime } from './rules/opening-hours.ts';

export interface StaffMember {
  id: number;
  nameShorted: string;
}

export const officeStore = {
  async staff(db: Queryable): Promise<StaffMember[]> {
    return db
      .selectFrom('office_staff')
      .select(['id', 'name_shorted as nameShorted'])
      .orderBy('id')
      .execute();
  },

  async times(db: Queryable): Promise<OfficeTime[]> {
    return db
      .selectFrom('office_times')
      .select(['weekday', 'from_time as from', 'to_time as to'])
      .orderBy('weekday')
      .execute();
  },
};
