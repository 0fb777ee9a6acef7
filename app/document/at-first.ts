import { markArrival } from './arrival.ts';
import { keepEarlyClicks } from './early-clicks.ts';
import { answerSheetButtons } from './sheets.ts';
import { answerThemeButton, applyChosenTheme } from './theme.ts';

/* Runs in the head, before anything is painted, so that whatever is seen answers. */

applyChosenTheme();
markArrival();
answerThemeButton();
answerSheetButtons();
keepEarlyClicks();
