import { encodePictures } from './pictures/encode.ts';
import { writeFavicons } from './pictures/favicons.ts';
import { writeIconSprite } from './pictures/sprite.ts';
import { writePictureTypes } from './pictures/types.ts';
import { writeTypefaces } from './typeface.ts';

/** What both the build and the development server need before Vite starts. */
export async function prepare(): Promise<void> {
  writePictureTypes();
  writeIconSprite();
  await writeFavicons();
  await writeTypefaces();
  const encoded = await encodePictures();
  if (encoded > 0) console.log(`Encoded ${encoded} pictures.`);
}
