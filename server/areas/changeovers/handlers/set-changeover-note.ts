import type { setChangeoverNote } from '../../../../contract/changeovers/set-changeover-note.ts';
import type { Handler } from '../../../http/handler.ts';
import { changePlan, objectNotFound } from '../change-plan.ts';
import type { ChangeoversDeps } from '../changeovers-context.ts';
import { changeoversStore } from '../changeovers-store.ts';

/** Sets a note. A person who answers guests in one home and cleans another may only write notes for the first. */
export function setChangeoverNoteHandler(deps: ChangeoversDeps): Handler<typeof setChangeoverNote> {
  return async ({ objectNumber, date, note, languageCode: language }, { user: { uid } }) =>
    changePlan(deps, { uid, language, objectNumber }, async (tx, { mayNote }) => {
      if (!mayNote) return objectNotFound;
      if (date === '') await changeoversStore.setHomeNote(tx, objectNumber, note);
      else await changeoversStore.setNote(tx, { objectNumber, date }, note);
      return null;
    });
}
