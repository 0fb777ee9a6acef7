import { destination, pino } from 'pino';

/** What our code may say: facts and ids, never a visitor's words (docs/ARCHITECTURE.md). */
export interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** JSON lines on standard error; standard output is for the operator. */
export const createLogger = (): Logger => pino({ base: null }, destination({ fd: 2, sync: true }));
