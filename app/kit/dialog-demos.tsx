import type { KitPictures } from './kit-page.tsx';

export function DialogDemos(_: KitPictures) {
  return <h2>Dialogs and controls</h2>;
}
