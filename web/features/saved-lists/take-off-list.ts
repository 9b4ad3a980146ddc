import type { Language } from '../../../domain/language.ts';
import { ownListCalls, savedListsStore } from './saved-list-calls.ts';

/**
 * Takes a home off one list. Returns false if it is on no other, in which case the caller removes it from the saved
 * homes.
 */
export async function takeOffList(
  objectNumber: number,
  listID: number,
  language: Language,
): Promise<boolean> {
  const others = (savedListsStore.get()?.lists ?? [])
    .filter((list) => list.listID !== listID && list.objectNumbers.includes(objectNumber))
    .map((list) => list.listID);
  if (others.length === 0) return false;
  await ownListCalls.setListsOfHome(objectNumber, others, language);
  return true;
}
