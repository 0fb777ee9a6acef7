import { keepInPlace } from '../ui/keep-in-place.ts';

/* Runs at the end of pages that have items of which one at a time is open. */

keepInPlace();
