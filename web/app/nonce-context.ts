import { createContext } from 'react';

/** The nonce of the page that is being rendered; browsers never see one. */
export const NonceContext = createContext<string | undefined>(undefined);
