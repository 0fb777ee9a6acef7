import { markArrival } from './arrival.ts';
import { answerCommands } from './commands.ts';
import { keepEarlyClicks } from './early-clicks.ts';
import { answerThemeButton, applyChosenTheme } from './theme.ts';

/* Runs in the head, before anything is painted, so that whatever is seen answers. */

applyChosenTheme();
markArrival();
answerThemeButton();
answerCommands();
keepEarlyClicks();
