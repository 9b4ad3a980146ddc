import type { Language } from '../../domain/language.ts';

/** First names and family names by the speech of a country's landlords. */
const german = [['Anke', 'Birgit', 'Claudia', 'Dieter', 'Elke', 'Frank', 'Heike', 'Jens', 'Katrin', 'Matthias', 'Sabine', 'Uwe'], ['Petersen', 'Huber', 'Schneider', 'Brandt', 'Moser', 'Lindner', 'Hansen', 'Gruber', 'Vogel', 'Keller', 'Bachmann', 'Seidel']] as const;
const french = [['Amélie', 'Benoît', 'Camille', 'Étienne', 'Hélène', 'Julien', 'Margaux', 'Nicolas', 'Sophie'], ['Lefèvre', 'Morel', 'Girard', 'Rousseau', 'Chevalier', 'Perrin', 'Garnier', 'Faure']] as const;
const italian = [['Alessandra', 'Bruno', 'Chiara', 'Davide', 'Elena', 'Fabio', 'Giulia', 'Lorenzo', 'Marta'], ['Bianchi', 'Conti', 'Galli', 'Marino', 'Ricci', 'Ferrara', 'Moretti', 'Serra']] as const;
const english = [['Alice', 'Colin', 'Fiona', 'Graham', 'Harriet', 'Ian', 'Moira', 'Owen'], ['Barker', 'Doyle', 'Fraser', 'Hughes', 'Kelly', 'Mackenzie', 'Trelawny', 'Walsh']] as const;
const iberian = [['Ana', 'Carlos', 'Inês', 'Joana', 'Marta', 'Miquel', 'Rafael', 'Tomeu'], ['Ferrer', 'Garcia', 'Oliver', 'Pereira', 'Roca', 'Santos', 'Vidal', 'Costa']] as const;
const slavic = [['Ana', 'Ivan', 'Jana', 'Katarina', 'Luka', 'Marko', 'Petra', 'Tomasz'], ['Babić', 'Horvat', 'Kovač', 'Kowalski', 'Marić', 'Novak', 'Perić', 'Zelenko']] as const;
const nordic = [['Astrid', 'Bjørn', 'Ingrid', 'Jens', 'Kirsten', 'Lars', 'Mette', 'Sven'], ['Andersen', 'Dahl', 'Eriksson', 'Holm', 'Jensen', 'Lund', 'Nygaard', 'Virtanen']] as const;
const dutch = [['Anouk', 'Bart', 'Femke', 'Joost', 'Lotte', 'Maarten', 'Saskia', 'Wim'], ['de Boer', 'Janssens', 'van Dijk', 'Peeters', 'Visser', 'de Groot', 'Claes', 'Bakker']] as const;
const eastern = [['Andreas', 'Eleni', 'Georgios', 'Maria', 'Nikos', 'Sofia', 'Emre', 'Deniz'], ['Borg', 'Demir', 'Georgiou', 'Papadakis', 'Yilmaz', 'Ioannou', 'Vella', 'Dimitrov']] as const;

const byCountry: Record<string, readonly [readonly string[], readonly string[]]> = {
  de: german, at: german, ch: german, fr: french, it: italian, gb: english, ie: english, es: iberian, pt: iberian,
  hr: slavic, si: slavic, me: slavic, pl: slavic, cz: slavic, hu: slavic, bg: eastern, gr: eastern, tr: eastern,
  cy: eastern, mt: eastern, dk: nordic, se: nordic, no: nordic, fi: nordic, nl: dutch, be: dutch,
};

export function namesOf(country: string): readonly [first: readonly string[], last: readonly string[]] {
  return byCountry[country] ?? english;
}

/** Names are given as ratings show them: a first name and an initial. */
export const guestNames: Record<Language, readonly string[]> = {
  de: german[0].flatMap((first) => ['B.', 'H.', 'K.', 'M.', 'R.', 'S.'].map((last) => `${first} ${last}`)),
  en: english[0].flatMap((first) => ['B.', 'H.', 'K.', 'M.', 'R.', 'W.'].map((last) => `${first} ${last}`)),
  fr: french[0].flatMap((first) => ['B.', 'D.', 'L.', 'M.', 'P.', 'R.'].map((last) => `${first} ${last}`)),
  it: italian[0].flatMap((first) => ['B.', 'C.', 'F.', 'M.', 'R.', 'S.'].map((last) => `${first} ${last}`)),
};
