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
import { topicsOf, type TopicsDeps } from './topics-of.ts';
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
    const sent = await readForm(request.headers['content-type'] ?? '', request.body);
    if (!sent) return reply.code(400).type('text/plain').send('400');
    const { form, files, kept } = sent;
    const { taken, refused } = await deps.attachments.takeOfForm(network, files);
    const tickets = [...kept, ...taken].slice(0, attachedFilesMax);
    const page = deps.routes.pathOf(contactRoutes[form.kind], form.language);
    const again = async (code: number, errors: ContactErrors): Promise<FastifyReply> => {
      const topics = (await topicsOf(deps, form.language)).offered(form.kind);
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
    // Nobody wants a letter to go without a file that it speaks of.
    if (refused.length > 0) return again(422, {});
    const filesDigest = digestOf([
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
        // The page is the same for everybody and can carry no key: what is sent twice in a day is one letter.
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
  const read = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const fields = await read.catch(() => null);
  if (!fields) return null;
  const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');
  const names = fields.getAll('ticketName').map(textOf);
  const files: SentFile[] = [];
  for (const file of fields.getAll('files')) {
    // A field that nobody has chosen a file in sends one without name and bytes.
    if (typeof file === 'string' || (file.name === '' && file.size === 0)) continue;
    files.push({ name: file.name, content: Buffer.from(await file.arrayBuffer()) });
  }
  return {
    form: typedForm((name) => textOf(fields.get(name))),
    files,
    kept: fields
      .getAll('ticket')
      .slice(0, attachedFilesMax)
      .map((ticket, index) => ({ ticket: textOf(ticket), name: names[index] ?? '' })),
  };
}

function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex');
}

function typedForm(typedIn: (field: string) => string | null): SentForm {
  const language = typedIn('language');
  const kind = contactKinds.find((known) => known === typedIn('kind')) ?? 'guest';
  const names = Object.keys(contactLengths) as ContactField[];
  const typed = Object.fromEntries(names.map((name) => [name, typedIn(name) ?? '']));
  return {
    ...(typed as unknown as Record<ContactField, string>),
    kind: kind satisfies ContactKind,
    language: isLanguage(language) ? language : 'de',
    website: typedIn('website') ?? '',
    files: [],
  };
}
