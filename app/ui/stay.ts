/** The state of a navigation that leaves the page, and the focus, where they are: another tab, a picture over it. */
export const stay = { stay: true };

export const stays = (state: unknown) => typeof state === 'object' && state !== null && 'stay' in state;
