import type { ChangeState } from '../../../contract/booking/booking-change.ts';
import type { Vacancy } from '../../components/vacancy-bubble.tsx';

export const changeVacancies: Readonly<Record<ChangeState, Vacancy>> = {
  open: 'warning',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'danger',
  expired: 'danger',
};
