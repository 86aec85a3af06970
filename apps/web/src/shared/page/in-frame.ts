import { createContext } from 'react';

/** Set below the header of the frame, which has room for a page's title. */
export const InFrame = createContext(false);
