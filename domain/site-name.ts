export const houseName = 'Feriola';
