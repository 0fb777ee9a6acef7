import { relative } from 'node:path';
import { release } from '../release/release.ts';
import { root } from '../root.ts';
import { build } from './build-site.ts';
import { isBuilt } from './build-stamp.ts';

// `npm run build`: the pages, if anything that goes into them has changed, and a folder that runs by itself.
if (!isBuilt()) await build();
console.log(`The release is in ${relative(root, release())}.`);
