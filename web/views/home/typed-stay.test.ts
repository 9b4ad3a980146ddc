import { expect, test } from 'vitest';
import { addressOfTypedStay } from './typed-stay.ts';

const addressOf = (query: string, understood: Record<string, string> = {}) => {
  const call = (_: string, { text }: { text: string }) => {
    const startDate = understood[text];
    const options = [{ filter: { startDate, endDate: '' } }];
    return Promise.resolve({
      filter: {},
      questions: startDate === undefined ? [] : [{ kind: 'nights', options }],
    });
  };
  const api = { call } as never;
  return addressOfTypedStay({ api }, 'de', new URL(`https://www.example.com/object/7/?${query}`));
};

test('dates as people write them lead to the address of the stay, with all that it had', async () => {
  expect(await addressOf('startDate=12.6.27&endDate=19.06.2027&persons=4')).toBe(
    '/object/7/?startDate=2027-06-12&endDate=2027-06-19&persons=4',
  );
});

test('words are read as a sentence, beside figures too', async () => {
  const understood = { '12. Juni': '2027-06-12', '19. Juni 2027': '2027-06-19' };
  const address = '/object/7/?startDate=2027-06-12&endDate=2027-06-19';
  expect(await addressOf('startDate=12.+Juni&endDate=19.+Juni+2027', understood)).toBe(address);
  expect(await addressOf('startDate=12.6.27&endDate=19.+Juni+2027', understood)).toBe(address);
});

test('what cannot be read is left out, and dates of an address stay as they are', async () => {
  expect(await addressOf('startDate=irgendwann&endDate=&persons=3')).toBe('/object/7/?persons=3');
  expect(await addressOf('startDate=2027-06-12&endDate=2027-06-19')).toBeNull();
  expect(await addressOf('persons=3')).toBeNull();
});
