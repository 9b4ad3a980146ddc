import { escapeMarkup } from '../../../domain/escape-markup.ts';
import {
  contactExtras,
  contactLengths,
  type ContactErrors,
  type ContactField,
} from '../../../domain/contact-form.ts';
import { attachedFilesMax, takenTypes } from '../../../domain/attached-files.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { FilesOfForm } from '../attachments/attachments.ts';
import type { SentForm } from './send-contact.ts';

interface RefusedForm {
  form: SentForm;
  topics: readonly { value: string; text: string }[];
  errors: ContactErrors;
  files: FilesOfForm;
  page: string;
  translate: Translate;
}

export function contactFormPage({ form, topics, errors, files, page, translate: t }: RefusedForm): string {
  const label = (field: ContactField, control: string): string => {
    const reason = errors[field];
    const error = reason ? `<br><strong>${escapeMarkup(t(`letters.invalid.${reason}`))}</strong>` : '';
    return `<p><label>${escapeMarkup(t(`letters.field.${field}`))}<br>${control}</label>${error}</p>`;
  };
  const input = (field: ContactField, type = 'text'): string =>
    label(
      field,
      `<input name="${field}" type="${type}" maxlength="${contactLengths[field]}" size="40" value="${escapeMarkup(form[field])}">`,
    );
  const options = topics.map(({ value, text }) => {
    const selectedAttribute = value === form.topic ? ' selected' : '';
    return `<option value="${value}"${selectedAttribute}>${escapeMarkup(text)}</option>`;
  });
  const titleKey =
    Object.keys(errors).length > 0 || files.refused.length > 0 ? 'letters.check' : 'letters.later';
  const title = escapeMarkup(t(`letters.form.${form.kind}.title`));
  const hidden = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`;
  const filesTold = [
    ...files.taken.map(
      ({ ticket, name }) =>
        `<li>${escapeMarkup(name)}: ${escapeMarkup(t('attachments.state.sent'))}${hidden('ticket', ticket)}${hidden('ticketName', name)}</li>`,
    ),
    ...files.refused.map(
      ({ name, reason }) =>
        `<li>${escapeMarkup(name)}: <strong>${escapeMarkup(t(`attachments.state.${reason}`))}</strong></li>`,
    ),
  ];
  const chosen = `<p><label>${escapeMarkup(t('attachments.add'))}<br><input type="file" name="files" multiple accept="${takenTypes.join(',')}"></label>
<br>${escapeMarkup(t('attachments.hintWithout', { count: attachedFilesMax }))}</p>`;
  return `<!doctype html>
<html lang="${form.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p role="alert"><strong>${escapeMarkup(t(titleKey))}</strong></p>
<form method="post" action="/contact/send" enctype="multipart/form-data">${hidden('kind', form.kind)}${hidden('language', form.language)}${hidden('website', form.website)}
${label('topic', `<select name="topic">${options.join('')}</select>`)}
${input('name')}
${input('email', 'email')}
${input('phone', 'tel')}
${contactExtras[form.kind].map((field) => input(field)).join('\n')}
${label('message', `<textarea name="message" rows="10" cols="40" maxlength="${contactLengths.message}">${escapeMarkup(form.message)}</textarea>`)}
${filesTold.length > 0 ? `<ul>${filesTold.join('')}</ul>` : ''}${chosen}
<p><button type="submit">${escapeMarkup(t('letters.send'))}</button></p></form>
<p><a href="${escapeMarkup(page)}">${escapeMarkup(t('letters.back'))}</a></p></main></body></html>
`;
}
