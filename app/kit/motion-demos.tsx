import type { KitPictures } from './kit-page.tsx';

export function MotionDemos(_: KitPictures) {
  return <h2>Motion</h2>;
}
