/** What the site is called where no partner's pages carry that partner's name. */
export const houseName = 'Feriola';
