import { officeEndpoints } from '../../../contract/office/endpoints.ts';
import type {
  OfficeContact,
  OfficeOverwrites,
  getOfficeInfo,
} from '../../../contract/office/office-contact.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { company } from '../../../domain/company.ts';
import { languages } from '../../../domain/language.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { getOfficeContactHandler } from './handlers/get-office-contact.ts';
import { getOfficeInfoHandler } from './handlers/get-office-info.ts';
import { getOfficeOverwritesHandler } from './handlers/get-office-overwrites.ts';
import { setOfficeOverwritesHandler } from './handlers/set-office-overwrites.ts';
import { officeStore } from './office-store.ts';
import { isOpenAt, officeExpiry } from './rules/opening-hours.ts';

/** What other areas may ask of the office. */
export interface Office {
  /** How the house is reached: known without asking the database. */
  readonly line: Pick<OfficeContact, 'phone' | 'email'>;
  contact(): Promise<OfficeContact>;
  info(): Promise<ResponseOf<typeof getOfficeInfo>>;
  /** Texts by route name and language. */
  overwrites(): Promise<OfficeOverwrites>;
  /** Changes those that are named, removes those that are empty, and answers all. */
  overwrite(changes: OfficeOverwrites): Promise<OfficeOverwrites>;
}

export interface OfficeDeps {
  db: Database;
  clock: Clock;
  /** A number from 0 to below 1, which chooses the member of staff. */
  random?: () => number;
}

function portrait(id: number, size: '45x45' | '120x120'): { webp: string; avif: string } {
  const base = `/pictures/staff/${id}-${size}`;
  return { webp: `${base}.webp`, avif: `${base}.avif` };
}

export function createOffice({ db, clock, random = Math.random }: OfficeDeps): Area<Office> {
  async function overwrites(): Promise<OfficeOverwrites> {
    const all: OfficeOverwrites = {};
    for (const { page, language, text } of await officeStore.overwrites(db)) {
      all[page] = { ...all[page], [language]: text };
    }
    return all;
  }

  async function contact(): Promise<OfficeContact> {
    const staff = await officeStore.staff(db);
    const staffTimes = await officeStore.times(db);
    return {
      staffList: staff.map(({ id, nameShorted }) => ({
        staffNameShorted: nameShorted,
        images: { '45x45': portrait(id, '45x45'), '120x120': portrait(id, '120x120') },
      })),
      staffTimes,
      overwriteTranslation: await overwrites(),
      randomStaffIndex: Math.floor(random() * staff.length),
      phone: company.phone,
      email: company.email,
      officeExpires: officeExpiry(clock.now(), staffTimes),
    };
  }

  const office: Office = {
    line: { phone: company.phone, email: company.email },
    contact,
    overwrites,
    async overwrite(changes) {
      for (const [page, texts] of Object.entries(changes)) {
        for (const language of languages) {
          const text = texts[language];
          if (text !== undefined) await officeStore.overwrite(db, { page, language, text }, clock.now());
        }
      }
      return overwrites();
    },
    async info() {
      const told = await contact();
      const { name, street, zip, city, country } = company;
      return { ...told, name, street, zip, city, country, open: isOpenAt(clock.now(), told.staffTimes) };
    },
  };
  const endpoints = bindArea(officeEndpoints, {
    getOfficeContact: getOfficeContactHandler({ office }),
    getOfficeInfo: getOfficeInfoHandler({ office }),
    getOfficeOverwrites: getOfficeOverwritesHandler({ office }),
    setOfficeOverwrites: setOfficeOverwritesHandler({ office }),
  });
  return { ...office, module: { name: 'office', endpoints } };
}
