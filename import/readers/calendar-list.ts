import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ImportError } from '../import-error.ts';
import { readTable } from './read-table.ts';

export interface CalendarsOfHome {
  key: string;
  line?: number;
  places: CalendarPlace[];
}
export type CalendarPlace = { file: string } | { address: string };

export interface NoCalendar {
  rejected: string;
  key: string;
  line: number;
}

const suffix = /\.ics(?:\.gz)?$/i;

/**
 * Calendars of homes: a folder with one file per home, named by the feed's key and `.ics`, or a table with the columns `key` and
 * `calendar` (a file beside it or an address). A home may have several, whose nights add up.
 */
export async function listCalendars(
  path: string,
): Promise<{ homes: CalendarsOfHome[]; rejected: NoCalendar[] }> {
  return isFolder(path) ? { homes: inFolder(path), rejected: [] } : inTable(path);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function inFolder(folder: string): CalendarsOfHome[] {
  const names = readdirSync(folder).filter((name) => suffix.test(name));
  if (names.length === 0) throw new ImportError(`${folder} holds no files that end with .ics.`);
  return names.sort().map((name) => ({
    key: keyOf(name.replace(suffix, '')),
    places: [{ file: join(folder, name) }],
  }));
}

/** Keys with a slash are percent-encoded: `a%2Fb.ics`. */
function keyOf(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function inTable(path: string): Promise<{ homes: CalendarsOfHome[]; rejected: NoCalendar[] }> {
  const homes = new Map<string, CalendarsOfHome>();
  const rejected: NoCalendar[] = [];
  const table = { what: 'list of calendars', demanded: ['key', 'calendar'], isOfOffice: true };
  for await (const { line, cells, rejected: reason } of readTable(path, table)) {
    const key = (cells['key'] ?? cells['id'] ?? '').trim();
    const place = reason === null && key !== '' ? placeOf(dirname(path), cells['calendar']!.trim()) : null;
    if (place === null) {
      rejected.push({ rejected: reason ?? 'no calendar named', key: key || `line ${line}`, line });
      continue;
    }
    const home = homes.get(key);
    if (home) home.places.push(place);
    else homes.set(key, { key, line, places: [place] });
  }
  return { homes: [...homes.values()], rejected };
}

/** Only files beside the list or below it: a list from somebody else must not read other files. */
function placeOf(folder: string, written: string): CalendarPlace | null {
  if (written === '') return null;
  if (/^(?:https?|webcals?):/i.test(written)) return { address: written };
  const file = resolve(folder, written);
  return relative(folder, file).startsWith('..') ? null : { file };
}
