import { expect, test } from 'vitest';
import { cents } from '../cents.ts';
import { datedPlan, paymentPlan, planAfterChange } from './payment-plan.ts';

const boundOn = '2027-03-01';
const arrival = '2027-07-03';
const former = { plan: paymentPlan(cents(70_000), cents(500), arrival, boundOn), arrival };

const changedOn = (today: string, prepaid: number, newArrival = arrival) => {
  const changed = { plan: paymentPlan(cents(prepaid), cents(500), newArrival, today), arrival: newArrival };
  const plan = planAfterChange(changed, former, { boundOn, today });
  return datedPlan(plan, boundOn, newArrival).map(({ amount, dueDate }) => `${amount} ${dueDate}`);
};

test('what is paid beyond what was due gets its days to pay from the day of the change', () => {
  // The balance is due already; the whole is one sum, of which the earlier part has been paid.
  expect(changedOn('2027-06-10', 90_000)).toEqual(['90000 2027-06-17', '500 2027-07-03']);
  // The down payment alone is due.
  expect(changedOn('2027-03-20', 90_000)).toEqual(['22500 2027-03-27', '67500 2027-05-22', '500 2027-07-03']);
});

test('but not after the arrival', () => {
  expect(changedOn('2027-06-30', 90_000)).toEqual(['90000 2027-07-03', '500 2027-07-03']);
});

test('what becomes cheaper, or is changed on the day of booking, keeps its days', () => {
  expect(changedOn('2027-03-20', 60_000)).toEqual(['15000 2027-03-08', '45000 2027-05-22', '500 2027-07-03']);
  expect(changedOn('2027-03-01', 90_000)).toEqual(['22500 2027-03-08', '67500 2027-05-22', '500 2027-07-03']);
});
