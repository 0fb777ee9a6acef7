import { runGroup } from './child-group.ts';

// `node tools/as-group.ts PROGRAM …`: for programs that start many others.
process.exitCode = await runGroup(process.argv.slice(2));
