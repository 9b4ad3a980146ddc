import { countryName } from '../../../domain/country-name.ts';
import { fieldsOfPerson, type CheckInPerson } from '../../../domain/booking/check-in.ts';
import { registrationRule, type RegistrationField } from '../../../domain/booking/registration-form.ts';
import type { Language } from '../../../domain/language.ts';
import { isPlainDate } from '../../../domain/stay.ts';
import { formatterFor } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import { describePdf, type PdfDocument } from '../documents/documents.ts';
import type { CheckInRow } from './check-ins-store.ts';
import type { openAnswers } from './sealed-answers.ts';

interface RegistrationInput {
  row: CheckInRow;
  answers: NonNullable<ReturnType<typeof openAnswers>>;
  language: Language;
  translate: Translate;
  site: string;
}

/** A line long enough for handwriting, which fits beside its label. */
const blank = '_'.repeat(28);

/** Renders the registration form with the guest's entries. Missing values and the signature are added by hand. */
export function registrationPdf({
  row,
  answers,
  language,
  translate: t,
  site,
}: RegistrationInput): PdfDocument {
  const format = formatterFor(language, t);
  const { country, isTaxed } = row;
  const valueOf = (person: CheckInPerson, field: RegistrationField): string => {
    const value = person[field].trim();
    if (value === '') return blank;
    if (field === 'nationality') return countryName(value, language);
    if (field === 'birthDate') return isPlainDate(value) ? format.date(value) : value;
    return field === 'sex' ? t(`checkin.sex.${value}`) : value;
  };
  const title = t('landlord.registration.title');
  const pdf = describePdf({
    ...{ title, site, language },
    footer: t('documents.subject', { number: String(row.displayNumber) }),
    pageText: t('documents.page', { page: '{page}', pages: '{pages}' }),
  });
  pdf.heading(
    title,
    [t('documents.subject', { number: String(row.displayNumber) })],
    row.savedAt === null
      ? ''
      : t(`landlord.registration.${row.confirmedAt ? 'confirmedOnline' : 'savedOnline'}`, {
          moment: format.moment((row.confirmedAt ?? row.savedAt).toISOString()),
        }),
  );
  pdf.home({ title: row.home, place: row.place, picture: null, link: null });
  pdf.table({
    title: t('landlord.registration.stay.title'),
    rows: [
      { label: t('landlord.registration.stay.arrival'), value: arrivalOf() },
      { label: t('landlord.registration.stay.departure'), value: format.date(row.endDate) },
      { label: t('landlord.registration.stay.fellows'), value: String(answers.persons.length - 1) },
      ...(answers.carPlate === ''
        ? []
        : [{ label: t('landlord.registration.stay.carPlate'), value: answers.carPlate }]),
    ],
  });
  for (const [index, person] of answers.persons.entries()) {
    const isLead = index === 0;
    const fields = fieldsOfPerson({ country, isTaxed }, { isLead, nationality: person.nationality });
    pdf.table({
      title: t(isLead ? 'landlord.registration.lead' : 'landlord.registration.fellow', { number: index + 1 }),
      rows: fields.map((field) => ({
        label: t(`landlord.registration.field.${field}`),
        value: valueOf(person, field),
      })),
    });
  }
  pdf.table({
    title: t('landlord.registration.signatureTitle'),
    rows: [{ label: t('landlord.registration.signature'), value: blank + blank }],
  });
  pdf.note(t(`landlord.registration.rule.${registrationRule(country).name}`));
  return pdf.end();

  function arrivalOf(): string {
    const day = format.date(row.startDate);
    if (answers.arrivalTime === '') return day;
    return `${day} · ${t('landlord.checkIn.booking.arrivalTime', { time: format.time(answers.arrivalTime) })}`;
  }
}
