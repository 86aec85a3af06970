/** Goes to the latest toast from wherever one is, and back: nobody has to walk through the page before it is gone. */
export const reachKey = 'F8';
