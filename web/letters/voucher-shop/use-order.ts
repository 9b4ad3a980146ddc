import { useState } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';

type Order = Omit<InputOf<Api['orderVoucher']>, 'idempotencyKey' | 'uid' | 'jwt'>;

/** Orders a voucher and continues at the card provider. Submitting the same order twice creates one voucher. */
export function useOrder(): {
  send(order: Order): void;
  busy: boolean;
  failure: 'failed' | 'silent' | 'wrong' | null;
} {
  const { language } = useTexts();
  const [isLeaving, setLeaving] = useState(false);
  const pay = useSubmit('payVoucher', {
    onDone({ url }) {
      setLeaving(true);
      location.assign(url);
    },
  });
  const order = useSubmit('orderVoucher', {
    idempotent: true,
    onDone: ({ bookingID, customerNumber }) =>
      pay.submit({ bookingID, customerNumber, languageCode: language }),
  });
  const failure = order.failure ?? pay.failure;
  return {
    send: (typed) => void order.submit(typed),
    busy: isLeaving || order.sending !== null || pay.sending !== null,
    failure:
      failure === null
        ? null
        : failure.type === 'provider-silent'
          ? 'silent'
          : failure.type === 'invalid-voucher-order'
            ? 'wrong'
            : 'failed',
  };
}
