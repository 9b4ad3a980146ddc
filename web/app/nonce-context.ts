import { createContext } from 'react';

/** The CSP nonce of the page that is rendered; browsers never see it. */
export const NonceContext = createContext<string | undefined>(undefined);
