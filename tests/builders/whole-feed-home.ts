/**
 * Facts that a home of a feed needs besides position, size and price, so that guests see it without a review by the
 * office.
 */
export const wholeFeedHome = {
  address: { street: 'Calle Nueva 1', zip: '07700', city: 'Mahón' },
  squaremeterLiving: 80,
  registrationNumber: 'ET1234ME',
  cancellation: [{ daysBefore: 30, percent: 50 }],
  texts: { de: { title: 'Haus Sol', description: 'Ruhig gelegen, mit Blick aufs Meer. '.repeat(3) } },
  // A private address, which nobody fetches.
  photos: [1, 2, 3].map((no) => ({ url: `http://127.0.0.1/${no}.jpg` })),
};
