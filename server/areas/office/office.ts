import type { OfficeContact, OfficeOverwrites } from '../../../contract/office/office-contact.ts';
import { languages } from '../../../domain/language.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database } from '../../platform/database.ts';
import { officeStore, type StaffMember } from './office-store.ts';
import { portraitBase } from './rules/portrait-address.ts';
import { isOpenAt, officeExpiry } from './rules/opening-hours.ts';
import type { Office, OfficeDeps } from './office-context.ts';
import { officeCalls } from './calls.generated.ts';

export type { Office, OfficeDeps } from './office-context.ts';

type Portrait = OfficeContact['staffList'][number]['images']['45x45'];

function portrait(member: StaffMember, size: '45x45' | '120x120'): Portrait {
  const base = `${portraitBase(member)}-${size}`;
  return { jpg: `${base}.jpg`, webp: `${base}.webp`, avif: `${base}.avif` };
}

async function readOverwrites(db: Database): Promise<OfficeOverwrites> {
  const overwrites: OfficeOverwrites = {};
  for (const { page, language, text } of await officeStore.overwrites(db)) {
    overwrites[page] = { ...overwrites[page], [language]: text };
  }
  return overwrites;
}

export function createOffice({
  connection,
  readModels,
  clock,
  operator,
  random = Math.random,
}: OfficeDeps): Area<Office> {
  const { db } = connection;
  const people = readModels.of(['office_staff', 'office_times'], async (from) => ({
    staff: await officeStore.staff(from),
    staffTimes: await officeStore.times(from),
  }));
  const overwrites = readModels.of(['office_overwrites'], readOverwrites);

  async function contact(): Promise<OfficeContact> {
    const { office: operatorOffice, company } = operator();
    const { staff, staffTimes: tableTimes } = await people.get();
    // The operator's hours override those of the table.
    const staffTimes = operatorOffice.hours === null ? tableTimes : [...operatorOffice.hours];
    return {
      staffList: staff.map((member) => ({
        staffNameShorted: member.nameShorted,
        images: { '45x45': portrait(member, '45x45'), '120x120': portrait(member, '120x120') },
      })),
      staffTimes,
      overwriteTranslation: await overwrites.get(),
      randomStaffIndex: Math.floor(random() * staff.length),
      phone: operatorOffice.phone,
      email: company.email,
      officeExpires: officeExpiry(clock.now(), staffTimes),
    };
  }

  const office: Office = {
    line() {
      const { office: operatorOffice, company } = operator();
      return { phone: operatorOffice.phone, email: company.email };
    },
    contact,
    overwrites: overwrites.get,
    async portraits() {
      const staff = await officeStore.staff(db);
      return staff.map((member) => ({ ...member, base: portraitBase(member) }));
    },
    setPortrait: officeStore.setPortrait,
    async overwrite(changes) {
      for (const [page, texts] of Object.entries(changes)) {
        for (const language of languages) {
          const text = texts[language];
          if (text !== undefined) await officeStore.overwrite(db, { page, language, text }, clock.now());
        }
      }
      // Reads uncached, since the announcement of this change may still be pending.
      return readOverwrites(db);
    },
    async info() {
      const contactData = await contact();
      const { name, street, zip, city, country } = operator().company;
      return {
        ...contactData,
        name,
        street,
        zip,
        city,
        country,
        open: isOpenAt(clock.now(), contactData.staffTimes),
      };
    },
  };
  const endpoints = bindArea(officeCalls, { connection, office });
  return { ...office, module: { name: 'office', endpoints } };
}
