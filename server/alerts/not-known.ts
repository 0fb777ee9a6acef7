/** This process cannot tell whether a trouble is there; another may. */
export const notKnown = Symbol('not known');
