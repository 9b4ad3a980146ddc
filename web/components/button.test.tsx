import type { MouseEvent, ReactElement, ButtonHTMLAttributes } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

const propsOf = (button: unknown): ButtonHTMLAttributes<HTMLButtonElement> =>
  (button as ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>).props;

const click = (): MouseEvent<HTMLButtonElement> & { preventDefault: ReturnType<typeof vi.fn> } =>
  ({ preventDefault: vi.fn() }) as never;

test('a busy button can keep the focus and lets go of clicks, its own and those that would send its form', () => {
  const onClick = vi.fn();
  const props = propsOf(Button({ busy: true, disabled: true, type: 'submit', onClick }));
  expect(props).toMatchObject({
    type: 'submit',
    'aria-busy': true,
    'aria-disabled': true,
    disabled: false,
  });
  const event = click();
  props.onClick?.(event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
});

test('a button that is not busy is pressed, or disabled where nothing can be done', () => {
  const onClick = vi.fn();
  const props = propsOf(Button({ busy: false, onClick }));
  const event = click();
  props.onClick?.(event);
  expect(onClick).toHaveBeenCalledWith(event);
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(props['aria-disabled']).toBeUndefined();
  expect(propsOf(Button({ disabled: true })).disabled).toBe(true);
});
