import { takeOrder } from '../in-own-process.ts';
import { openStore } from '../storage/open-store.ts';
import type { BackupOrder } from './back-up-apart.ts';

// Started by back-up-apart.ts.
takeOrder<BackupOrder>(async ({ place, file }) => {
  const store = await openStore(place);
  try {
    return await store.backup(file);
  } finally {
    await store.close();
  }
});
