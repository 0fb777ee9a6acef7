import { build } from './build-site.ts';

await build();
