import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { fixedClock } from '../../platform/clock.ts';
import { messagesSite, type Booked } from './testing/messages-site.ts';

const site = messagesSite();
const { headers, aBooking, key, call, threadOf } = site;

test('landlords choose begun texts by titles in their own language, which guests read in theirs', async () => {
  const booked = await aBooking();
  const landlord = site.database.db.updateTable('landlords').where('id', '=', 1);
  await landlord.set({ language: 'fr' }).execute();
  const { answers } = threadOf(await call('getLandlordThread', booked.landlord));
  await landlord.set({ language: 'de' }).execute();
  expect(answers.map(({ title }) => title)).toContain('Bienvenue');
  expect(answers.map(({ text }) => text).join()).toContain('Guten Tag Erika Mustermann');
});

test('landlords keep answers of their own, which other landlords do not find', async () => {
  const booked = await aBooking();
  const saved = await call('saveReadyAnswer', { ...booked.landlord, title: 'Parken', text: 'Am Haus.' });
  const [own] = threadOf(saved).answers;
  expect(own).toMatchObject({ title: 'Parken', text: 'Am Haus.' });
  const other = await aBooking(site.foreign);
  const theirs = { ...other.landlord, answerID: own!.answerID };
  expect(threadOf(await call('removeReadyAnswer', theirs)).answers.some(({ answerID }) => answerID)).toBe(
    false,
  );
  expect(threadOf(await call('getLandlordThread', booked.landlord)).answers[0]).toEqual(own);
  const removed = await call('removeReadyAnswer', { ...booked.landlord, answerID: own!.answerID });
  expect(threadOf(removed).answers.every(({ answerID }) => answerID === null)).toBe(true);
});

describe('templates', () => {
  const template = (fields: object = {}) => ({
    templateID: 0,
    name: 'Anreise',
    texts: [{ language: 'de', text: 'Hallo {Vorname}, Code {Schlüsselcode}.' }],
    homes: null,
    timing: { kind: 'beforeArrival', days: 3, time: '09:00' },
    idempotencyKey: key(),
    ...fields,
  });
  const first = (name: EndpointName, input: object = {}) => call(name, input, headers.first);
  type Listed = { templateID: number; name: string; texts: { text: string }[]; missing: unknown[] };
  const listed = ({ data }: { data: Record<string, unknown> }) => data['templates'] as Listed[];
  const plannedFor = async (booked: Booked) =>
    (await first('getPlannedMessages', { bookingId: booked.id })).data['messages'] as {
      templateID: number;
      state: string;
      text: string;
      missing: string[];
    }[];
  const stayOf = ({ id }: Booked) =>
    site.database.db
      .selectFrom('bookings')
      .select('start_date')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  async function sendOn(day: string): Promise<number> {
    const { sendTimedMessages } = await import('./templates/send-timed.ts');
    const { createSiteTexts } = await import('../../../texts/site-texts.ts');
    return sendTimedMessages({
      connection: site.database,
      clock: fixedClock(`${day}T12:00:00Z`),
      limits: { count: () => Promise.resolve({ ok: true }) } as never,
      translate: (language) => createSiteTexts().translate(language),
    });
  }
  const textsOf = async (booked: Booked) =>
    threadOf(await call('getGuestThread', booked.guest)).messages.map(({ text }) => text);
  const confirm = (booked: Booked) =>
    call('setBookingConfirmation', { ...booked.landlord, action: 'confirm', message: '' });

  test('are saved with known placeholders alone, by name and once for a click', async () => {
    const texts = [{ language: 'de', text: 'Hallo {Vornahme}, {Adrese}!' }];
    expect(await first('saveMessageTemplate', template({ texts }))).toMatchObject({
      ...{ http: 422, type: 'template-invalid' },
    });
    const once = template({ texts: [{ language: 'fr', text: 'Bonjour {prénom}' }] });
    const saved = listed(await first('saveMessageTemplate', once));
    expect(listed(await first('saveMessageTemplate', once))).toEqual(saved);
    // Whoever reads it in German finds German names.
    expect(saved).toMatchObject([{ name: 'Anreise', texts: [{ text: 'Bonjour {Vorname}' }] }]);
    expect(await first('saveMessageTemplate', template({ name: 'anreise' }))).toMatchObject({
      type: 'template-invalid',
    });
    expect(await first('saveMessageTemplate', template({ name: 'X', homes: [site.foreign] }))).toMatchObject({
      type: 'template-invalid',
    });
    const { templateID } = saved[0]!;
    const asSecond = { ...template(), templateID };
    expect(await call('saveMessageTemplate', asSecond, headers.second)).toMatchObject({ http: 404 });
    await call('removeMessageTemplate', { templateID }, headers.second);
    expect(listed(await first('getMessageTemplates'))).toHaveLength(1);
    expect(listed(await first('removeMessageTemplate', { templateID }))).toEqual([]);
    expect(
      await call(
        'setHomeAccess',
        { objectNumber: site.home, ...{ wifiName: '', wifiPassword: '', keyCode: '1' } },
        headers.second,
      ),
    ).toMatchObject({ http: 404 });
  });

  let house: number;
  beforeAll(async () => {
    house = await aHome(site.database, { landlord: 1, title: 'Haus mit Code' });
  });

  test('are sent once for each confirmed booking at their time, with its values, and are left out where wanted', async () => {
    const booked = await aBooking(house);
    const other = await aBooking(house);
    const saved = listed(await first('saveMessageTemplate', template()));
    expect(saved[0]!.missing).toContainEqual({
      // Several homes may have one title; the place tells them apart.
      ...{
        objectNumber: house,
        title: expect.stringMatching(/^Haus mit Code, ./) as unknown,
        placeholders: ['keyCode'],
      },
    });
    const { templateID } = saved[0]!;
    expect(await plannedFor(booked)).toEqual([]);
    const ready = threadOf(await call('getLandlordThread', booked.landlord)).answers[0]!;
    // Directions are not sent for bookings that are not confirmed.
    expect(ready).toMatchObject({
      isTemplate: true,
      title: 'Anreise',
      text: 'Hallo Erika, Code {Schlüsselcode}.',
    });
    await confirm(booked);
    expect(await plannedFor(booked)).toMatchObject([{ state: 'blocked', missing: ['keyCode'] }]);
    const day = (await stayOf(booked)).start_date;
    expect(await sendOn(day)).toBe(0);
    expect(await sendOn(day)).toBe(0);
    // The landlord is notified once.
    const told = await site.database.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'messages.tell-held-back')
      .execute();
    const payload = { bookingId: booked.id, templateId: templateID };
    expect(told.filter((job) => (job.payload as typeof payload).bookingId === booked.id)).toEqual([
      { payload },
    ]);
    await first('setHomeAccess', { objectNumber: house, wifiName: '', wifiPassword: '', keyCode: '4711' });
    expect(await plannedFor(booked)).toMatchObject([{ state: 'planned', text: 'Hallo Erika, Code 4711.' }]);
    expect(await call('getPlannedMessages', { bookingId: booked.id }, headers.second)).toMatchObject({
      http: 404,
    });

    const skip = { bookingId: booked.id, templateID };
    await first('skipPlannedMessage', { ...skip, isSkipped: true });
    await first('skipPlannedMessage', { ...skip, isSkipped: true });
    expect(await plannedFor(booked)).toMatchObject([{ state: 'skipped' }]);
    expect(await sendOn(day)).toBe(0);
    await first('skipPlannedMessage', { ...skip, isSkipped: false });
    // Two nodes at once send one message.
    const sent = await Promise.all([sendOn(day), sendOn(day)]);
    expect(sent[0] + sent[1]).toBe(1);
    expect(await sendOn(day)).toBe(0);
    expect(await textsOf(booked)).toEqual(['Hallo Erika, Code 4711.']);
    expect(await plannedFor(booked)).toMatchObject([{ templateID, state: 'sent' }]);
    expect(await first('skipPlannedMessage', { ...skip, isSkipped: true })).toMatchObject({
      ...{ http: 409, type: 'message-sent' },
    });
    // The request beside it was declined with the confirmation.
    expect(await textsOf(other)).toEqual([]);
    // The mail follows as for any other message.
    const jobs = await site.database.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'messages.tell')
      .execute();
    expect(jobs.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ bookingId: booked.id, side: 'landlord' }),
    );
  });

  test('are not sent for a booking that was cancelled, and follow changed dates', async () => {
    const { db } = site.database;
    const booked = await aBooking(await aHome(site.database, { landlord: 1, title: 'Haus Zwei' }));
    await confirm(booked);
    const home2 = await db
      .selectFrom('bookings')
      .select(['object_number', 'start_date', 'end_date'])
      .where('id', '=', booked.id)
      .executeTakeFirstOrThrow();
    await first('setHomeAccess', {
      ...{ objectNumber: home2.object_number, wifiName: '', wifiPassword: '', keyCode: '1' },
    });
    const { addDays } = await import('../../../domain/stay.ts');
    const move = (by: number) =>
      db
        .updateTable('bookings')
        .set({ start_date: addDays(home2.start_date, by), end_date: addDays(home2.end_date, by) })
        .where('id', '=', booked.id)
        .execute();
    await move(20);
    expect(await sendOn(home2.start_date)).toBe(0);
    await db.updateTable('bookings').set({ state: 'cancelled' }).where('id', '=', booked.id).execute();
    expect(await sendOn(addDays(home2.start_date, 20))).toBe(0);
    await db.updateTable('bookings').set({ state: 'confirmed' }).where('id', '=', booked.id).execute();
    expect(await sendOn(addDays(home2.start_date, 20))).toBe(1);
  });

  test('are sent although another one fails', async () => {
    const object = await aHome(site.database, { landlord: 1, title: 'Haus Drei' });
    const always = { timing: { kind: 'confirmed', days: 0, time: '' }, homes: [object] };
    const welcome = [{ language: 'de', text: 'Willkommen {Vorname}!' }];
    await first('saveMessageTemplate', template({ ...always, name: 'Unlesbar', texts: welcome }));
    await first('saveMessageTemplate', template({ ...always, name: 'Willkommen', texts: welcome }));
    await site.database.db
      .updateTable('message_templates')
      .set({ texts: 'null' })
      .where('name', '=', 'Unlesbar')
      .execute();
    const booked = await aBooking(object);
    await confirm(booked);
    await expect(sendOn((await stayOf(booked)).start_date)).rejects.toThrow(/Template \d+ failed/);
    expect(await textsOf(booked)).toEqual(['Willkommen Erika!']);
    await site.database.db.deleteFrom('message_templates').where('name', '=', 'Unlesbar').execute();
  });

  test('are previewed with the values of a booking', async () => {
    const preview = { textLanguage: 'de', homes: [house], text: '{home} {Vorname} {foo}' };
    expect((await first('previewMessageTemplate', preview)).data).toMatchObject({
      ...{ text: 'Haus mit Code Erika {foo}', unknown: ['foo'], missing: [] },
      booking: { guest: 'Erika Mustermann' },
    });
    expect((await call('previewMessageTemplate', preview, headers.second)).data).toMatchObject({
      booking: null,
    });
  });
});
