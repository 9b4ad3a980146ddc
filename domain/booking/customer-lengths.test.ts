import { expect, test } from 'vitest';
import { customerLengths, overlongFields } from './customer-lengths.ts';

const empty = {
  ...{ salutation: '', firstName: '', lastName: '', email: '', phone: '' },
  ...{ street: '', zip: '', city: '', country: '' },
};

test.each(Object.entries(customerLengths))('%s takes %i characters', (field, length) => {
  const full = 'x'.repeat(length);
  expect(overlongFields({ ...empty, [field]: ` ${full} ` })).toEqual({});
  expect(overlongFields({ ...empty, [field]: `${full}x` })).toEqual({ [field]: 'long' });
});
