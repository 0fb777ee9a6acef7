import { createContext } from 'react';

/** The content security policy's word for scripts of this very answer; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);
