import type { exportData } from '../../../../contract/accounts/export-data.ts';
import { labelled } from '../../../../texts/labelled.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { ownAccount } from '../login/own-account.ts';
import { readPersonalData } from '../own-data/read-personal-data.ts';
import { dataArchive } from '../rules/data-archive.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';

export function exportDataHandler(deps: AccountsContext): Handler<typeof exportData> {
  return async ({ currentPassword, code }, call) => {
    const { db } = deps.connection;
    const account = await ownAccount(db, call.user);
    const refusal =
      (await checkPassword(deps, account, currentPassword, call)) ??
      (await checkSecondFactor(deps, account.uid, code, call.user));
    if (refusal) return refusal;
    const { uid, email, language } = account;
    const rows = await readPersonalData(deps, { uid, email, device: call.device });
    const t = deps.translate(language);
    const zip = dataArchive(rows, (tables) =>
      [
        t('mail.data.title', { email }),
        t('mail.data.made', { moment: deps.clock.now().toISOString() }),
        '',
        t('mail.data.forms'),
        '',
        ...tables.map((table) =>
          labelled(language, table.replaceAll('_', '-'), t(`mail.data.tables.${table}`)),
        ),
        '',
        t('mail.data.missing'),
        '',
      ].join('\r\n'),
    );
    return {
      ok: true,
      data: {
        fileName: `${t('mail.data.file')}-${deps.clock.today()}.zip`,
        zip: Buffer.from(zip).toString('base64'),
      },
    };
  };
}
