import type { ContentDocument } from '../../domain/content-blocks.ts';
import { editingStore } from '../../server/areas/content/editing-store.ts';
import { commentsStore } from '../../server/areas/content/reviews/comments-store.ts';
import { reviewsStore } from '../../server/areas/content/reviews/reviews-store.ts';
import { later } from './timeline.ts';
import { nameOfStaff, type YearContext } from './year-context.ts';

const key = { page: 'articles/winter-coast-with-dog', containerKey: 'main', language: 'de' } as const;

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

const article = (date: string): ContentDocument => ({
  version: 1,
  blocks: [
    {
      id: 'head',
      kind: 'head',
      title: 'Mit dem Hund an die Winterküste',
      description: 'Wo Hunde außerhalb der Saison an den Strand dürfen und was in die Tasche gehört.',
      article: { author: nameOfStaff.editor, date, category: 'dogs', related: [] },
    },
    {
      id: 'beach',
      kind: 'text',
      text: {
        type: 'doc',
        content: [
          paragraph(
            'Von Oktober bis März ist an vielen Stränden der Ost- und Nordsee Platz für Hunde, die im Sommer hinter der Düne warten müssen.',
          ),
          paragraph('Fragen Sie trotzdem am Ort nach: In Schutzgebieten gilt die Leine das ganze Jahr.'),
        ],
      },
    },
    {
      id: 'bag',
      kind: 'text',
      text: {
        type: 'doc',
        content: [
          paragraph('In die Tasche gehören ein altes Handtuch, eine Decke für das Sofa und der Impfpass.'),
        ],
      },
    },
  ],
});

/** Creates an article that waits for a review, with an editor's question about one of its paragraphs. */
export async function writeArticle({ tx, now, today, people }: YearContext): Promise<void> {
  const askedAt = later(now, -18);
  const body = article(today);
  const editor = { uid: people.editor, name: nameOfStaff.editor };
  const writtenAt = later(now, -26);
  await editingStore.begin(tx, key);
  const { contentId } = (await editingStore.unit(tx, key))!;
  await editingStore.saveDraft(tx, { contentId, body, base: 0, author: editor, now: writtenAt });
  const event = { contentId, number: null };
  await editingStore.note(tx, { ...event, at: writtenAt, action: 'create', author: editor.name });
  const message = 'Neuer Artikel für den Winter. Stimmt das mit der Leine so?';
  await reviewsStore.ask(tx, {
    ...{ contentId, body, publishedNumber: null, message },
    ...{ askedBy: editor.name, askedUid: editor.uid, askedAt, reviewerUid: null },
  });
  await editingStore.note(tx, {
    ...{ ...event, at: askedAt, action: 'review-ask', author: editor.name, note: message },
  });
  const comment = 'Gilt das auch auf den Inseln? Bitte noch ein Beispiel nennen.';
  const saidAt = later(now, -15);
  await commentsStore.add(tx, {
    ...{ contentId, blockId: 'beach', threadId: null, uid: people.admin, author: nameOfStaff.admin },
    ...{ writtenAt: saidAt, body: comment },
  });
  await editingStore.note(tx, {
    ...{ ...event, at: saidAt, action: 'comment', author: nameOfStaff.admin, note: comment },
  });
}
