import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  contactLengths,
  contactRoutes,
  type ContactErrors,
  type ContactField,
} from '../../../domain/contact-form.ts';
import { attachedBytesMax, attachedFilesMax } from '../../../domain/attached-files.ts';
import { contactKinds, type ContactKind } from '../../../domain/contact-topics.ts';
import { isLanguage, type Language } from '../../../domain/language.ts';
import { noProof } from '../../../domain/proof-of-work.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { RawRoute, RawVisitor } from '../../http/raw-routes.ts';
import { requestDigest } from '../../platform/idempotency.ts';
import type { Attachments, FilesOfForm, SentFile } from '../attachments/attachments.ts';
import { contactFormPage } from './contact-form-page.ts';
import { readTopics, type TopicsDeps } from './topics-of.ts';
import { sendContact, type SendContactDeps, type SentForm } from './send-contact.ts';

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Bytes; room for two files of maximum size. */
const bodyBytesMax = 2 * attachedBytesMax + 200_000;

export interface ContactFormDeps extends SendContactDeps {
  content: TopicsDeps['content'];
  translate: (language: Language) => Translate;
  routes: SiteRoutes;
  attachments: SendContactDeps['attachments'] & Pick<Attachments, 'takeOfForm'>;
}

/**
 * Handles the form without scripts: redirects to the form's page with the case number in the URL, or answers a refusal with a page that
 * keeps all input.
 */
export function contactForm(deps: ContactFormDeps): RawRoute {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { network }: RawVisitor,
  ): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    const parsedForm = await readForm(request.headers['content-type'] ?? '', request.body);
    if (!parsedForm) return reply.code(400).type('text/plain').send('400');
    const { form, files, kept } = parsedForm;
    const { taken, refused } = await deps.attachments.takeOfForm(network, files);
    const tickets = [...kept, ...taken].slice(0, attachedFilesMax);
    const page = deps.routes.pathOf(contactRoutes[form.kind], form.language);
    const again = async (code: number, errors: ContactErrors): Promise<FastifyReply> => {
      const topics = (await readTopics(deps, form.language)).offered(form.kind);
      const translate = deps.translate(form.language);
      const html = contactFormPage({
        form,
        topics,
        errors,
        files: { taken: tickets, refused },
        page,
        translate,
      });
      return reply.code(code).type('text/html; charset=utf-8').send(html);
    };
    // A message must not be sent without a file that it refers to.
    if (refused.length > 0) return again(422, {});
    const filesDigest = computeDigest([
      ...kept.map(({ ticket }) => ticket),
      ...files.map(({ content }) => content),
    ]);
    const outcome = await sendContact(
      deps,
      { ...form, files: tickets.map(({ ticket }) => ticket) },
      {
        network,
        host: request.hostname,
        proof: noProof,
        filesDigest,
        // The page is the same for every visitor and contains no key, so that equal messages within a day count as one.
        idempotencyKey: `form-${todayInBerlin(deps.clock.now())}-${requestDigest({ ...form, files: filesDigest })}`,
      },
    );
    if (outcome.ok) return reply.redirect(`${page}?case=${outcome.data.caseNumber}`, 303);
    const errors: ContactErrors = outcome.type === 'invalid-contact' ? outcome.data.fields : {};
    return again(outcome.type === 'too-many-mails' ? 429 : 422, errors);
  }

  return {
    method: 'POST',
    path: '/contact/send',
    body: { types: formTypes, maxBytes: bodyBytesMax },
    answer,
  };
}

interface ReadForm {
  form: SentForm;
  files: SentFile[];
  /** Files uploaded with an earlier attempt. */
  kept: FilesOfForm['taken'];
}

/** Null if the body is not a form. */
async function readForm(type: string, body: unknown): Promise<ReadForm | null> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (!type.startsWith('multipart/')) {
    const fields = new URLSearchParams(bytes.toString());
    return { form: typedForm((name) => fields.get(name)), files: [], kept: [] };
  }
  const formData = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const fields = await formData.catch(() => null);
  if (!fields) return null;
  const toText = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
  const names = fields.getAll('ticketName').map(toText);
  const files: SentFile[] = [];
  for (const file of fields.getAll('files')) {
    // Browsers send a part without name and bytes for an empty file field.
    if (typeof file === 'string' || (file.name === '' && file.size === 0)) continue;
    files.push({ name: file.name, content: Buffer.from(await file.arrayBuffer()) });
  }
  return {
    form: typedForm((name) => toText(fields.get(name))),
    files,
    kept: fields
      .getAll('ticket')
      .slice(0, attachedFilesMax)
      .map((ticket, index) => ({ ticket: toText(ticket), name: names[index] ?? '' })),
  };
}

function computeDigest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex');
}

function typedForm(typedIn: (field: string) => string | null): SentForm {
  const language = typedIn('language');
  const kind = contactKinds.find((contactKind) => contactKind === typedIn('kind')) ?? 'guest';
  const names = Object.keys(contactLengths) as ContactField[];
  const input = Object.fromEntries(names.map((name) => [name, typedIn(name) ?? '']));
  return {
    ...(input as unknown as Record<ContactField, string>),
    kind: kind satisfies ContactKind,
    language: isLanguage(language) ? language : 'de',
    website: typedIn('website') ?? '',
    files: [],
  };
}
