import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { forbiddenImports } from './import-directions.ts';

const house = mkdtempSync(join(tmpdir(), 'nasaq-house-'));
after(() => rmSync(house, { recursive: true }));

test('every import against the directions is found, and no other', async () => {
  const sources: Record<string, string> = {
    'app/ui/card.tsx':
      "import { company } from '../../content/model/company.ts';\nexport const Card = () => <b>{company}</b>;",
    'app/ui/frame.tsx': "import { Card } from './card.tsx';\nexport const Frame = () => <Card />;",
    'app/use-site.ts': 'export const useSite = 1;',
    'app/shell/header.tsx': "import { useSite } from '../use-site.ts';\nexport const Header = useSite;",
    'app/screens/home/route.tsx':
      "import { contentOf } from '../../../content/content.server.ts';\nimport { Header } from '../../shell/header.tsx';\nexport default [contentOf, Header];",
    'app/screens/faqs/route.tsx':
      "import Home from '../home/route.tsx';\nexport const loader = () => import('../../../server/config.ts');\nexport default Home;",
    'app/screens/faqs/list.tsx':
      "import { contentOf } from '../../../content/content.server.ts';\nexport const List = contentOf;",
    'app/screens/services/group/route.tsx': "export { default } from '../detail/route.tsx';",
    'app/screens/services/detail/route.tsx': 'export default 1;',
    'app/sections/desk-card.tsx':
      "import { desk } from '../../content/desk.ts';\nimport { reasonWords } from '../../content/held-reasons.ts';\nexport default [desk, reasonWords];",
    'content/desk.ts': 'export const desk = 1;',
    'content/held-reasons.ts': 'export const reasonWords = 1;',
    'content/content.server.ts': "import { words } from './en/words.ts';\nexport const contentOf = words;",
    'content/model/company.ts':
      "import type { Config } from '../../server/config.ts';\nexport const company = {} as Config;",
    'content/en/words.ts': 'export const words = 1;',
    'content/ar/words.ts': "export { words } from '../en/words.ts';",
    'server/config.ts': 'export interface Config { port: number }',
    'server/one.ts':
      "import { two } from './two.ts';\nexport const one = () => two;\nexport interface One { a: 1 }",
    'server/two.ts': "import { one } from './one.ts';\nexport const two = () => one;",
    'server/three.ts': "import type { Four } from './four.ts';\nexport const three = {} as Four;",
    'server/four.ts': "import { three } from './three.ts';\nexport type Four = typeof three;",
    'server/page.ts': "import { Header } from '../app/shell/header.tsx';\nexport const page = Header;",
    'desk/root.tsx':
      "import type { Config } from '../server/config.ts';\nimport { Card } from '../app/ui/card.tsx';\nimport { desk } from '../content/desk.ts';\nexport default [{} as Config, Card, desk];",
    'app/root.tsx': "import Desk from '../desk/root.tsx';\nexport default Desk;",
  };
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), source);
  }
  const found = await forbiddenImports(house);
  assert.deepEqual(
    found.map((line) => line.replace(/:.*/, '')).sort(),
    [
      'app/root.tsx → desk/root.tsx',
      'app/screens/faqs/list.tsx → content/content.server.ts',
      'app/screens/faqs/route.tsx → app/screens/home/route.tsx',
      'app/screens/faqs/route.tsx → server/config.ts',
      'app/screens/services/group/route.tsx → app/screens/services/detail/route.tsx',
      'app/sections/desk-card.tsx → content/desk.ts',
      'app/sections/desk-card.tsx → content/held-reasons.ts',
      'app/ui/card.tsx → content/model/company.ts',
      'content/ar/words.ts → content/en/words.ts',
      'content/model/company.ts → server/config.ts',
      'desk/root.tsx → server/config.ts',
      'server/one.ts → server/two.ts → server/one.ts',
      'server/page.ts → app/shell/header.tsx',
    ],
    found.join('\n'),
  );
});
