import { markArrival } from './arrival.ts';
import { keepEarlyClicks } from './early-clicks.ts';
import { applyChosenTheme } from './theme.ts';

/* Runs in the head, before anything is painted. */

applyChosenTheme();
markArrival();
keepEarlyClicks();
