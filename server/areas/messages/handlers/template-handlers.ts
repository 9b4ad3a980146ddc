import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { getMessageTemplates } from '../../../../contract/messages/get-message-templates.ts';
import type { previewMessageTemplate } from '../../../../contract/messages/preview-message-template.ts';
import type { removeMessageTemplate } from '../../../../contract/messages/remove-message-template.ts';
import type { saveMessageTemplate } from '../../../../contract/messages/save-message-template.ts';
import type { setHomeAccess } from '../../../../contract/messages/set-home-access.ts';
import {
  fillPlaceholders,
  namePlaceholders,
  readPlaceholders,
} from '../../../../domain/messages/placeholders.ts';
import type { Handler } from '../../../http/handler.ts';
import { idempotently, requestDigest } from '../../../platform/idempotency.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { valuesOfStay } from '../templates/fill-template.ts';
import { indexOfNames, placeholderNames } from '../templates/placeholder-names.ts';
import { listTemplates } from '../templates/present-templates.ts';
import { checkTemplate, writeTemplate, type CheckedTemplate } from '../templates/save-template.ts';
import { templatesStore } from '../templates/templates-store.ts';
import { timedStore } from '../templates/timed-store.ts';

type Refused = Extract<Outcome<typeof saveMessageTemplate>, { ok: false }>;

const invalid = ({ fields, unknown }: Pick<CheckedTemplate, 'fields' | 'unknown'>): Refused => ({
  ok: false,
  type: 'template-invalid',
  data: { fields, unknown },
});

export function getMessageTemplatesHandler(deps: MessagesDeps): Handler<typeof getMessageTemplates> {
  return async ({ languageCode: language }, { user: { uid } }) => ({
    ok: true,
    data: await listTemplates(deps, deps.connection.db, { uid, language }),
  });
}

export function saveMessageTemplateHandler(deps: MessagesDeps): Handler<typeof saveMessageTemplate> {
  return async ({ languageCode: language, idempotencyKey: key, templateID, ...typed }, { user: { uid } }) => {
    const checked = checkTemplate(typed, indexOfNames(deps.translate));
    if (Object.keys(checked.fields).length > 0) return invalid(checked);
    const { template } = checked;
    const call = { scope: `messages.template/${uid}`, key, digest: requestDigest({ templateID, ...typed }) };
    const outcome = await retryTransaction(deps.connection, (tx) =>
      idempotently<object, Refused>(tx, call, async () => {
        const current = templateID === 0 ? null : await templatesStore.find(tx, uid, templateID);
        const owner = current?.owner ?? (templateID === 0 ? await templatesStore.lockOwner(tx, uid) : null);
        if (!owner) return { ok: false, type: 'template-not-found', data: null };
        const homes = await templatesStore.homes(tx, uid, language);
        const ownNumbers = new Set(homes.map(({ objectNumber }) => objectNumber));
        if (template.homes?.some((number) => !ownNumbers.has(number))) {
          return invalid({ fields: { homes: 'foreign' }, unknown: [] });
        }
        const fields = await writeTemplate(tx, { template, owner, current, at: deps.clock.now() });
        return Object.keys(fields).length > 0 ? invalid({ fields, unknown: [] }) : { ok: true, data: {} };
      }),
    );
    if (!outcome.ok) return outcome;
    return { ok: true, data: await listTemplates(deps, deps.connection.db, { uid, language }) };
  };
}

export function removeMessageTemplateHandler(deps: MessagesDeps): Handler<typeof removeMessageTemplate> {
  return async ({ languageCode: language, templateID }, { user: { uid } }) => {
    await deps.connection.transaction((tx) => templatesStore.remove(tx, uid, templateID));
    return { ok: true, data: await listTemplates(deps, deps.connection.db, { uid, language }) };
  };
}

export function setHomeAccessHandler(deps: MessagesDeps): Handler<typeof setHomeAccess> {
  return async (
    { languageCode: language, objectNumber, wifiName, wifiPassword, keyCode },
    { user: { uid } },
  ) => {
    const values = { wifiName, wifiPassword, keyCode };
    const isSaved = await deps.connection.transaction((tx) =>
      templatesStore.setAccess(tx, uid, objectNumber, values),
    );
    if (!isSaved) return { ok: false, type: 'object-not-found', data: null };
    return { ok: true, data: await listTemplates(deps, deps.connection.db, { uid, language }) };
  };
}

export function previewMessageTemplateHandler(deps: MessagesDeps): Handler<typeof previewMessageTemplate> {
  return async ({ languageCode: language, text, textLanguage, homes }, { user: { uid } }) => {
    const read = readPlaceholders(text, indexOfNames(deps.translate));
    const row = await timedStore.exampleStay(deps.connection.db, uid, {
      ...{ homes, language: textLanguage, today: deps.clock.today() },
    });
    const values = row ? valuesOfStay(row, textLanguage, deps.translate(textLanguage)) : {};
    const filled = fillPlaceholders(read.text, values);
    return {
      ok: true,
      data: {
        text: namePlaceholders(filled.text, placeholderNames(deps.translate(language))),
        missing: row ? filled.missing : [],
        unknown: read.unknown,
        booking: row && {
          bookingDisplayNumber: row.displayNumber,
          guest: `${row.firstName} ${row.lastName}`.trim(),
          title: values.home ?? '',
        },
      },
    };
  };
}
